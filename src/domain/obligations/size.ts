/** An answer to the Navigator's 'How large is your organization?', as rules read it. */
export type Size = keyof typeof employees;

/** The numbers of employees that each answer covers. */
export const employees = {
  smb: { least: 1, most: 25 },
  'mid-market': { least: 26, most: 250 },
  enterprise: { least: 250, most: Infinity },
} as const;

/** Returns the size of an answer, in either wizard's spelling ('SMB', 'smb'); undefined for any other answer. */
export function sizeOf(answer: string | undefined): Size | undefined {
  const size = answer?.toLowerCase();
  return size === 'smb' || size === 'mid-market' || size === 'enterprise' ? size : undefined;
}

/**
 * Returns how a rule from a number of employees concerns an organization of this size: it binds; it may, because the
 * size covers both sides of the number or is not known; or it begins at more. A rule from 25 employees begins above
 * '1–25'.
 */
export function bindsFrom(least: number | undefined, size: Size | undefined): 'binds' | 'may' | 'begins' {
  if (least === undefined) return 'binds';
  if (size === undefined) return 'may';
  if (employees[size].least >= least) return 'binds';
  return employees[size].most <= least ? 'begins' : 'may';
}
