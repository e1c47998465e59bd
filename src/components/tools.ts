/**
 * The four tools that work with a visitor's answers: each tool's one name, the line under it that says what it does,
 * and its address. Links, headings and titles all use these names. The first two are places of the Navigator.
 */
export const tools = {
  results: { name: 'Results', says: 'the answer', address: '/solutions-navigator#smart-results' },
  criteria: { name: 'Criteria', says: 'set what counts', address: '/solutions-navigator#check' },
  compare: { name: 'Compare', says: 'up to four', address: '/compare' },
  committee: { name: 'Committee', says: 'merge colleagues’ answers', address: '/committee' },
} as const;

export type Tool = keyof typeof tools;
