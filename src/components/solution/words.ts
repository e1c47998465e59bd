/** Labels and counts on the page of a solution. Its headings and paragraphs: src/content/sections/solution/. */
import { inList, numberInWords } from '#domain/text/words';

// The head

export const breadcrumb = 'Breadcrumb';
export const solutions = 'Solutions';
export const theCatalogue = 'The catalogue';
export const layer = 'Layer';
export const provider = 'Provider';
export const madeFor = 'Made for';
export const usedIn = 'Listed for';
export const compare = 'Compare side by side';
export const noPlace = 'In no order of our editor’s';
/** Where a product ranks highest, and its places elsewhere. */
export const inSituation = (situation: string) => `For ${inSentence(situation)}.`;
export const alsoIn = (others: readonly { place: number; of: number; situation: string }[]) =>
  `It is also number ${others.map(({ place, of, situation }) => `${place} of ${of} for ${inSentence(situation)}`).join('; ')}.`;
const inSentence = (situation: string) => situation.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase());
/** The last sentence on its places. */
export const editorAlone = 'The place is our editor’s judgment alone.';
/** Follows its situation, as a link between 'Of' and what it does not meet in full. Nobody states all: some exclude others. */
export const of = 'Of';
export const needsStated = (count: number) => `the ${numberInWords(count)} needs that buyers state`;
/** Goes on: ' it misses “Hybrid” and meets “Data can stay in Canada” only in part.' More than two of a kind are counted. */
export function needsNotMet(labels: Record<'no' | 'partly' | 'open', readonly string[]>): string {
  const kinds = [
    labels.no.length > 0 && `misses ${quotedOrCounted(labels.no)}`,
    labels.partly.length > 0 && `meets ${quotedOrCounted(labels.partly)} only in part`,
    labels.open.length > 0 && `is not confirmed on ${quotedOrCounted(labels.open)}`,
  ].filter((kind) => kind !== false);
  return `, it ${kinds.length > 0 ? inList(kinds) : 'meets all in full'}.`;
}
const quotedOrCounted = (labels: readonly string[]) =>
  labels.length > 2 ? numberInWords(labels.length) : inList(labels.map((label) => `“${label}”`));
/** The terms of the first two lines. */
export const facts = 'Facts';
export const place = 'Place';
/** Names the few facts that are not confirmed. */
export const notConfirmed = (criteria: readonly string[]) =>
  `Not confirmed: ${inList(criteria.map((name) => `“${name}”`))}.`;
export const allFacts = (count: number) => `All ${numberInWords(count)} facts`;
export const rankForYou = 'Have it ranked for your case';

// The facts

export const knownOf = (solution: string) => `What is known of ${solution}`;
export const criterion = 'Criterion';
export const finding = 'Finding';
export const whatSourceSays = 'What the source says';
export const source = 'Source';
export const stale = 'Read too long ago to count:';
export const askTheVendor = 'What to ask the vendor';
/** Said once, above the table. */
export const readInCopies = 'Each source was read in a stored copy of the vendor’s page.';
export const readInCopiesOrLive =
  'Each source was read in a stored copy of the vendor’s page, except where it says “checked”.';
export const askFor = (evidence: string) => `Ask for ${evidence.charAt(0).toLowerCase()}${evidence.slice(1)}`;

// The needs

/** Follows a finding that rests on the editor's word. */
export const editorsWord = (brief: string) => `${brief === '' ? '' : `${brief}; `}our\u00a0editor’s judgment`;

// The ranking

export const placeInOrder = (place: number, of: number) => `Number ${place} of ${of} in our editor’s list`;
export const answersKnown = (known: number, of: number) => `${known} of ${of} answers known`;
/** Expands the lines after the first ones. */
export const others = (count: number) => `The other ${count}, in order`;
export const noSituation = 'In no situation by itself. It comes in where a priority of yours asks for its layer.';
export const compareWith = (names: string) => `Compare with ${names}`;

// Next steps

export const openNavigator = 'Open the Solution Navigator';
/** Follows the provider's name. */
export const ownPage = '’s own page';
export const alsoFrom = (provider: string) => `Also from ${provider}`;
export const writeAbout = (solution: string) => `Write to us about ${solution}`;
export const correctionSubject = (solution: string) => `Correction: ${solution}`;
export const correctionText = (page: string) =>
  `Page: ${page}\n\nWhat is wrong:\n\nWhere the right answer can be read:\n`;
