/** The emblems for the top of an industry's pile; `src/drawings/emblems.ts` has their lines. */
export const emblemNames = [
  'cross',
  'car',
  'columns',
  'chart',
  'umbrella',
  'house',
  'mast',
  'lightning',
  'bin',
] as const;
export type EmblemName = (typeof emblemNames)[number];
