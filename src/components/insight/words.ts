/** Labels of articles. Their headings and paragraphs: src/content/. */

export const feedTitle = (siteName: string) => `${siteName}: insights`;
export const followFeed = 'Follow in a feed reader (RSS)';
export const breadcrumb = 'Breadcrumb';
export const insights = 'Insights';
export const writtenBy = 'Written by';
export const sampleProfile = '(sample profile)';
export const published = 'Published';
/** A day follows. */
export const changed = ', changed';
export const topics = 'Topics';
export const layers = 'Layers';
export const layersItSpeaksOf = 'Layers it speaks of';
export const industries = 'Industries it concerns';
export const solutions = 'Solutions it concerns';
export const more = 'More insights';
/** A day follows each of these. */
export const read = ', read';
export const readInCopy = ', read in a stored copy,';

// An article's drawing

export const beforeThen = 'Earlier';
export const afterThen = 'Later';
export const noDaySet = 'No day';
export const rulesDrawn = (count: number) =>
  `The ${count} rules it speaks of, by the year from which they bind or in which they were proposed: solid in force, hatched coming, hollow proposed.`;
export const statementsDrawn = (count: number) => `What ${count} statements by vendors come to, one slab each.`;
