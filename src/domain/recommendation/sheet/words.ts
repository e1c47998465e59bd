/** The words of the results sheet: its sentence, its matrix and the closed lines of its sections. */
import { capitalized, inList, numberInWords } from '#domain/text/words';

/** Whose answers the sheet ranks: the reader's own, or those of a shared link. */
export type Whose = 'your' | 'their';

const stated = (whose: Whose) => (whose === 'your' ? 'you stated' : 'stated');

// A need, for 'Ask VENDOR'

/** `notConfirmed` is a need's own text: 'Not confirmed that …'. */
export const whether = (notConfirmed: string) => notConfirmed.replace(/^Not confirmed that /, 'whether ');
export const whichSize = 'for which size it is made';
export const aboutConditions = (labels: readonly string[]) =>
  `how far ${inList(labels.map((label) => `“${label}”`))} hold${labels.length === 1 ? 's' : ''}`;
/** What to ask, as clauses, and how many answers that takes. */
export type Asks = { things: readonly string[]; answers: number };
export const askVendor = (vendor: string, { things, answers }: Asks) =>
  `Ask ${vendor} ${answers > 1 ? `${numberInWords(answers)} things: ` : ''}${clauses(things)}.`;
export const askTheseFirst = (picks: number, { things }: Asks) =>
  `Ask ${picks === 1 ? 'it' : `these ${numberInWords(picks)}`} first: ${clauses(things)}.`;
export const decideWithout = (labels: readonly string[], whose: Whose) =>
  `Decide whether ${whose === 'your' ? 'you' : 'they'} can do without ${inList(labels.map((label) => `“${label}”`))}.`;
/** What is to be answered, as a sentence: 'Whether it has an audit log, and for which size it is made.' */
export const toAnswer = ({ things }: Asks) => `${capitalized(clauses(things))}.`;
export const answersFrom = (vendor: string, answers: number) =>
  `${capitalizedNumber(answers)} ${answers === 1 ? 'answer' : 'answers'} from ${vendor}`;
export const everyNeed = 'Every need';
/** Of the first pick alone; who else falls short follows. */
export const noNeedOpen = (name: string) => `No stated need is open for ${name}`;
export const noNeedStated = { your: 'You stated no need', their: 'They stated no need' } as const satisfies Record<
  Whose,
  string
>;
export const fallShort = (names: readonly string[], how: Record<'partly' | 'open' | 'missed', boolean>) => {
  const kinds = [
    ...(how.partly ? ['met only in part'] : []),
    ...(how.open ? ['not confirmed'] : []),
    ...(how.missed ? ['missed'] : []),
  ];
  return `${inList(names)} ${names.length === 1 ? 'has' : 'each have'} a need that is ${inList(kinds, 'or')}.`;
};

// The one next step

/** The requirements document does: a vendor alone is never given it before the others. */
const putInWriting = 'Put your requirements in writing';
const putTheSame = (whom: string) => `Ask the same of ${whom}`;
export const askAllTheSame = (picks: number) =>
  picks < 2 ? putInWriting : putTheSame(picks === 2 ? 'both' : `all ${numberInWords(picks)}`);
/** The same where only some are worth asking. */
export const askTheSame = (vendors: readonly string[]) =>
  vendors.length < 2 ? putInWriting : putTheSame(inList(vendors));

export const settleBeforeYouBuy = 'Settle what is under “Before you buy”, and have the answers in writing.';

/** Returns what to look at in a layer that a priority asks for, where no challenge is stated. */
export const lookFirst = (layer: string, pick: string) => `For ${layer}, look at ${pick} first.`;

/** Whom to begin with; the firm sentence follows as the reason. */
export const startWith = (name: string) => `Start with ${name}.`;

/** Why the picks for the priorities stand above the three, which are in other layers; `caution` is that of an only pick. */
export const pickedForPriorities = (picks: number, caution: string, whose: Whose) =>
  `${picks === 1 ? 'Our pick for the priority' : 'Our picks for the priorities'} ${stated(whose)}. ${caution && `${caution} `}${whose === 'your' ? 'You' : 'They'} named no challenge, so the three with a rank serve other layers.`;
/** The next step of somebody who has stated no challenge. */
export const stateChallenge = 'Tell us your main challenge';

// The firm sentence

export const aBase = {
  your: 'A base to begin with. State a challenge to rank it.',
  their: 'A base to begin with: they stated no challenge to rank it.',
} as const satisfies Record<Whose, string>;
export const editorsOrder = (candidates: number) =>
  `${capitalizedNumber(candidates)} candidates stand as our editor lists them.`;
export const nothingConfirmed = (candidates: number) =>
  `We could not confirm a single need for any of ${numberInWords(candidates)} candidates.`;

/** Returns every need that the answers state: 'all three needs you stated'. */
export const allStated = (needs: number, whose: Whose) =>
  `${needs === 1 ? 'the one need' : needs === 2 ? 'both needs' : `all ${numberInWords(needs)} needs`} ${stated(whose)}`;
/** The same where a need does not concern the layer of those who meet the others. */
export const allThatConcern = (names: number, whose: Whose) =>
  `every need ${stated(whose)} that concerns ${names === 1 ? 'it' : 'them'}`;
export const meetAll = (names: readonly string[], all: string) =>
  `${inList(names)} ${names.length === 1 ? 'meets' : 'meet'} ${all}`;
/** Of one that meets all its needs, some of them in part; `concernsAll`: whether those are all that the answers state. */
export const meetsFully = (
  name: string,
  { full, inPart }: Record<'full' | 'inPart', number>,
  concernsAll: boolean,
  whose: Whose,
) =>
  `${name} fully meets ${numberInWords(full)} of the ${numberInWords(full + inPart)} needs ${stated(whose)}${concernsAll ? '' : ' that concern it'}, and ${numberInWords(inPart)} in part`;
/** Follows that one meets all, where it does so only in part. */
export const onlyInPart = (needs: number) => (needs === 1 ? ', in part' : ', each in part');
export const eachInPart = (needs: number, isOneEach: boolean) =>
  needs === 1 ? ', in part' : `, each with ${isOneEach ? 'one' : 'some'} in part`;
/** Follows who meets all in full; `names` meet one of the `needs` or more in part, each of them `isOneEach` just one. */
export const doSoInPart = (names: readonly string[], needs: number, isOneEach: boolean) => {
  if (names.length === 0) return '';
  const meet = names.length === 1 ? 'meets' : needs === 1 ? 'meet' : 'each meet';
  return `; ${inList(names)} ${meet} ${needs === 1 ? 'it' : isOneEach ? 'one' : 'some'} only in part`;
};

export const closest = (names: readonly string[], others: number, isOfKnown: boolean) =>
  [
    isOfKnown ? 'Of those we know enough about, ' : '',
    inList(names),
    names.length === 1 ? ' comes closest' : ' come closest',
    others === 0 ? '' : `, as ${others === 1 ? 'does one other' : `do ${numberInWords(others)} others`}`,
  ].join('');
/** Returns how many needs those who come closest meet: 'with three of your five needs met'. */
export const withMet = (each: boolean, met: number, of: number, concernsAll: boolean, whose: Whose) => {
  const begin = each ? ', each with' : ', with';
  const needs = concernsAll ? `${whose} ${numberInWords(of)} needs` : `the ${numberInWords(of)} needs that concern it`;
  if (of === 1) return `${begin} the one need ${stated(whose)} ${met === 1 ? 'met' : 'not met in full'}`;
  return `${begin} ${met === 0 ? 'none' : numberInWords(met)} of ${needs} ${met === 0 ? 'met in full' : 'met'}`;
};
export const noneMissed = ' and none missed';
/** Of those that are level: the editor's order tells them apart; perhaps more of the facts on the first are known. */
export const listedAhead = ([first = '', ...others]: readonly string[], isBestKnown: boolean) =>
  [
    `; our editor lists ${first} ahead of `,
    others.length === 1 ? others.join() : `the other ${numberInWords(others.length)}`,
    isBestKnown ? `, and we know ${others.length === 1 ? 'more' : 'most'} about it` : '',
  ].join('');

// … and what to do about it

export const noneOf = (candidates: number, needs: number, isOpen: boolean) => {
  const all = needs === 1 ? 'it' : needs === 2 ? 'both' : `all ${numberInWords(needs)}`;
  return `None of ${numberInWords(candidates)} candidates ${isOpen ? `is confirmed on ${all}` : `meets ${all}`}.`;
};
/** Those that meet every need, and take no place because too little is known of them. */
export const tooLittleKnown = (names: readonly string[]) =>
  `${inList(names)} ${names.length === 1 ? 'meets every need, but takes no place: we know too little about it' : 'meet every need, but take no place: we know too little about them'}.`;
/** Those that stand better than one of the three, and take no place. */
export const higherButLittleKnown = (names: readonly string[]) =>
  `${inList(names)} would be placed higher, but we know too little about ${names.length === 1 ? 'it' : 'them'}.`;
/** Of those below the three, the next in line among them. `inPart` are those of the `meeting` that meet some need in part. */
export const theOthers = (
  others: number,
  { meeting, inPart, open, missing }: Record<'meeting' | 'inPart' | 'open' | 'missing', number>,
  needs: number,
) => {
  const [all, one] = needs === 1 ? ['it', 'it'] : ['every need', 'a need'];
  const below = 'below the top three';
  const who = `${others === 1 ? 'The one' : others === 2 ? 'Both' : `All ${numberInWords(others)}`} ${below}`;
  const is = (count: number, singular: string, plural: string) =>
    count === 0 ? [] : [`${count === others ? who : numberInWords(count)} ${count === 1 ? singular : plural}`];
  const conditions =
    inPart === 0
      ? ''
      : ` (${meeting === 1 ? '' : inPart < meeting ? `${numberInWords(inPart)} ${needs === 1 ? 'of them ' : ''}` : meeting === 2 ? 'both ' : 'each '}${needs === 1 ? '' : 'with one or more '}in part)`;
  const parts = [
    ...is(meeting, `meets ${all}${conditions}`, `meet ${all}${conditions}`),
    ...(needs === 1
      ? is(open, 'is not confirmed on it', 'are not confirmed on it')
      : is(open, 'has a need that is not confirmed', 'have a need that is not confirmed')),
    ...is(missing, `misses ${one}`, `miss ${one}`),
  ];
  return `${parts.length === 1 ? '' : `Of the ${numberInWords(others)} ${below}, `}${inList(parts)}.`;
};
/** Returns the standing of one that does not meet all; `line` is its count: 'Meets 2 of 3, 1 in part'. */
export const stands = (name: string, line: string) => `${name}: ${line.charAt(0).toLowerCase()}${line.slice(1)}.`;

// The matrix

export const nextInLine = 'Next in line';
/** The badge of what the verdict names first, where it has no place. */
export const ourPick = 'Our pick';
/** Above the pick for a stated priority. */
export const forLayer = (layer: string) => `For ${layer}`;
/** Above the three beside it, which serve other layers. */
export const otherLayers = 'Ranked for the other layers';
/** The same where one of them serves the layer of the pick. */
export const byNeeds = 'Ranked by needs';
export const madeFor = (employees: string) => `made for ${employees}`;
export const otherWorkBrief = 'made for other work';
/** What to ask where no criterion has a question of its own. */
export const askWhether = (ask: string) => `Ask the vendor ${ask}.`;

/** `scores` are those of the places. */
export const orderNote = (scores: readonly string[]) =>
  `Ranked by needs: fewest missed, then not confirmed, then met in part, then one per maker, then our editor’s order. The scores ${inList(scores)} are fixed for these places; they do not measure the products.`;
/** After the few words of a finding that is the editor's word, and the note to it. */
export const withEditorsMark = (brief: string) => `${brief}*`;
export const editorsMark = '* Our editor’s judgment.';
export const placeNeedsFacts = (least: number) =>
  `A product with fewer than ${numberInWords(least)} known facts is placed only if no better-known product qualifies.`;

// The closed lines of the sections

export const meetEvery = (meeting: number, candidates: number, needs: number, conditions: number, whose: Whose) => {
  const who =
    meeting === candidates
      ? `All ${numberInWords(candidates)} of our candidates meet`
      : `${capitalizedNumber(meeting)} of our ${numberInWords(candidates)} candidates ${meeting === 1 ? 'meets' : 'meet'}`;
  const withSome = needs === 1 ? '' : 'with one or more ';
  const inPart =
    conditions === 0
      ? ''
      : meeting === 1
        ? `, ${withSome}in part`
        : conditions === meeting
          ? `, ${meeting === 2 ? 'both' : 'each'} ${withSome}in part`
          : `, ${numberInWords(conditions)} ${withSome || 'of them '}in part`;
  return `${who} ${allStated(needs, whose)}${inPart}.`;
};
export const missNothing = (missing: number, candidates: number, areThePicks: boolean) =>
  missing === 0
    ? `Every one of ${numberInWords(candidates)} candidates misses a need.`
    : missing === candidates
      ? `None of ${numberInWords(candidates)} candidates is known to miss a need.`
      : `Of ${numberInWords(candidates)} candidates, ${areThePicks ? 'only these' : numberInWords(missing)} ${missing === 1 ? 'misses' : 'miss'} nothing that we know of.`;
export const howPointsAddUp = 'How the points of each add up, and what its page says.';
export const toCheck = (cautions: number, questions: number) => {
  const parts = [
    ...(cautions > 0 ? [`${numberInWords(cautions)} ${cautions === 1 ? 'caution' : 'cautions'}`] : []),
    ...(questions > 0 ? [`${numberInWords(questions)} ${questions === 1 ? 'question' : 'questions'}`] : []),
  ].join(' and ');
  return parts && `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`;
};
export const firstAskAll = (picks: number, ask: string) =>
  `First ask ${picks === 2 ? 'both' : `all ${numberInWords(picks)}`} ${ask}.`;
export const furtherOnes = (further: number, layers: readonly string[]) => {
  const more =
    further === 0
      ? ''
      : `${capitalizedNumber(further)} more, with what ${further === 1 ? 'it misses' : 'each misses'} or leaves open`;
  const picks = layers.length === 0 ? '' : `a pick for ${inList(layers)}`;
  const line = [more, picks].filter(Boolean).join(', and ');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
};

// The further solutions, one line each

export const pickFor = (layer: string) => `Pick for ${layer}.`;
export const misses = (needs: readonly string[]) => `Misses: ${needs.join('; ')}.`;
export const open = (asks: readonly string[]) => `Open: ${asks.join('; ')}.`;
export const inPart = (needs: readonly string[]) => `In part: ${needs.join('; ')}.`;
export const meetsWhatWasAsked = 'Meets what you asked of it.';
export const meetsEveryNeed = 'Meets every need stated.';

/** Returns clauses in a list, each after a comma. */
function clauses(things: readonly string[]): string {
  return things.length < 2 ? things.join() : `${things.slice(0, -1).join(', ')}, and ${things.at(-1)}`;
}

function capitalizedNumber(number: number): string {
  const word = numberInWords(number);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
