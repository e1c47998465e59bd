/**
 * The fallback cases and the fit scores of their top three, best first. The figures are the specification's (§9,
 * "Fallback recommendations"); which solution has which place is content. `cloud` and `backup` have the scores of
 * `no-match`, and a contact centre of mid-market size those of a larger one: the specification tells them apart no
 * further.
 */
export const fallbackCases = {
  'ai-automation': [98, 92, 88],
  'contact-center-smb': [94, 90, 87],
  'contact-center-mid-market': [96, 93, 91],
  'contact-center-larger': [96, 93, 91],
  'ucaas-with-teams': [96, 91, 89],
  'ucaas-without-teams': [93, 90, 87],
  cybersecurity: [95, 92, 89],
  cloud: [88, 85, 82],
  backup: [88, 85, 82],
  'no-match': [88, 85, 82],
} as const satisfies Record<string, readonly [number, number, number]>;

export type FallbackCase = keyof typeof fallbackCases;

/** The case names as a non-empty tuple, for the enum of the solution schema. */
export const fallbackCaseNames = Object.keys(fallbackCases) as [FallbackCase, ...FallbackCase[]];
