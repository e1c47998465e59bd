import { numberInWords } from '#domain/text/words';

/** Labels of articles. Their headings and paragraphs: src/content/. */

export const feedTitle = (siteName: string) => `${siteName}: insights`;
export const followFeed = 'Follow in a feed reader (RSS)';
export const breadcrumb = 'Breadcrumb';
export const insights = 'Insights';
export const readIn = (minutes: number) => `Read, ${minutes} min`;
export const inThisArticle = 'In this article';
export const allSources = (count: number) => `All ${count} sources`;
export const writtenBy = 'Written by';
export const sampleProfile = '(sample profile)';
export const published = 'Published';
/** A day follows. */
export const changed = ', changed';
export const topics = 'Topics';
export const layers = 'Layers';
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
export const rulesToCome = (coming: number, all: number) =>
  `Of the ${all} rules it speaks of, ${numberInWords(coming)} ${coming === 1 ? 'is' : 'are'} still to come`;
export const rulesDrawn =
  'By the year from which they bind or in which they were proposed: solid in force, hatched coming, hollow proposed.';
export const saysYes = (yes: number, all: number) =>
  `Of ${all} statements by vendors, ${yes === 0 ? 'none' : numberInWords(yes)} ${yes === 1 || yes === 0 ? 'says' : 'say'} yes without a condition`;
export const statementsDrawn = 'What the statements come to, one slab each.';
