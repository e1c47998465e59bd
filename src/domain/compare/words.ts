/** Text of the comparison's cells and rows. Its headings: src/islands/compare/words.ts. */

export const layer = 'Layer';
export const madeFor = 'Made for';
export const caution = 'Caution';
export const tooOld = (says: string) => `Read too long ago to count: ${says}`;
