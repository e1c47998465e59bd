/** The texts of the committee page. What the links say together: src/domain/committee/words.ts. */
import type { CommitteeMember } from '#domain/committee/committee';
import type { NameOf } from '#domain/committee/words';
import { dayInWords } from '#domain/text/days';
import { capitalized, inList, numberInWords } from '#domain/text/words';

export const kept = 'The links that you have added are kept in this tab.';

// Before there are two links

export const noLinks = 'Invite your colleagues';
export const copyInvitation = 'Copy an invitation';
/** Returns the invitation, to be sent by e-mail or chat; `navigator` is an address. */
export const invitation = (navigator: string) =>
  `Before we meet: please answer a few questions at ${navigator}, and set what counts for you under “Criteria”. Then press “Send to a colleague”, “Copy link”, and send me the link. It holds your answers and weights, never your name or e-mail.`;
export const invitationByHand = 'The invitation, to copy by hand';
export const oneLink = 'One link so far. It takes two to see where you agree.';
export const steps = [
  'Each of you opens the results of the Navigator, and sets what counts under “Criteria”.',
  'Each presses Copy link under “Send to a colleague”, and sends you the link.',
  'You paste two to seven of these links here, your own among them.',
] as const;

// The example

export const willSay = 'What the links will say';
export const exampleSentence =
  'An example with invented weights: three colleagues agree on two criteria, and the published list price divides them most.';
export const exampleCriterion = 'Published list price';
export const exampleGiven = [
  { name: 'Finance', setting: 5 },
  { name: 'IT security', setting: 0 },
  { name: 'Privacy office', setting: 0 },
] as const;
export const examplePile = '0: IT security and Privacy office. 5: Finance.';
export const exampleNote =
  'Example. Each mark is one person, above the weight they gave; 0 means that it does not count.';
export const willSayOf = [
  ['Where you agree', 'The criteria that all of you count, with similar weights. They need no meeting.'],
  [
    'Where you differ',
    'The criterion that divides you most, drawn like this one, and whether it decides who is first.',
  ],
  [
    'The group’s average',
    'A ranking in which each of you has the same say. One person’s must rules a product out for all.',
  ],
] as const;

// The links

export const yourLinks = 'Your links';
export const inUse = (links: number) => `${links} in use`;
/** Follows how many. */
export const atMost = (most: number) => `, ${most} at most`;
export const nameLabel = (link: string) => `Name of link ${link}, on this page only`;
export const longName = (shown: string) => `A long name: it is shown as ‘${shown}’.`;
export const unnamed = (link: string) => `Link ${link}`;
export const remove = 'Remove';
export const removed = (name: string) => `${name} is removed.`;
export const notCounted = (reason: string) => `It is not counted. ${reason}`;
/** Opens the field once there are links to read together. */
export const addMore = 'Paste more links';
export const paste = 'Paste links, one per line';
export const pasteHint = 'A name before a link is kept: “Finance: https://…”.';
export const pasteFirst = 'Paste a link first.';
export const add = 'Add links';
export const stillInField =
  'What could not be added is still in the field. Ask for the link again, or paste it in one piece.';
export const upToSeven = 'Up to seven.';
export const full = 'Seven of seven. Remove one before you add another.';
export const staysHere =
  'They are read in your browser and sent nowhere. Names are for this page only; a link never holds one.';
export const added = (links: number) => `${capitalized(numberInWords(links))} ${links === 1 ? 'link' : 'links'} added.`;

export const allOlder =
  'The catalogue has changed since these links were made: the weights are theirs, the findings are today’s.';

/**
 * Returns a member's line: how many criteria count, how old the link is, and what could not be read. `areAllOlder`: that the
 * catalogue has changed is said once for all.
 */
export function aboutMember(
  { opened, counted, sameAs }: CommitteeMember,
  nameOf: NameOf,
  areAllOlder: boolean,
): string {
  const criteria = `${capitalized(numberInWords(counted))} ${counted === 1 ? 'criterion counts' : 'criteria count'}`;
  return [
    `${criteria}${opened.settings ? '' : ', as the answers set them'}${opened.made ? `; made ${dayInWords(opened.made)}` : ''}.`,
    !opened.isCurrent && !areAllOlder && 'The catalogue has changed since.',
    ...opened.dropped,
    sameAs !== null &&
      `The same link as ${nameOf(sameAs)}: counted as another person who agrees. Remove it if it came twice.`,
  ]
    .filter(Boolean)
    .join(' ');
}

// Where you stand

export const allWithinReach = 'All of you count the same criteria, with weights at most two steps apart.';
export const nothingCounts = 'Set what counts under “Criteria”, and send the links again.';
export const decides = (criterion: string) => `“${criterion}” decides who is first`;
// Of the criterion that stands first in the table
export const decidesFirst = 'Decides who is first';
export const dividesMost = 'Divides you most';
export const pileNote =
  'Each mark is one of you, at the weight you gave. An outlined mark at 0 does not count the criterion.';
export const agree = 'Where you agree';
export const agreeNote = 'All of you count these, with weights at most two steps apart. Must is one step above 5.';
export const agreeOnNone = 'There is no criterion that all of you weigh alike.';
export const differ = 'Where you differ';
export const differOnNone = 'On no criterion.';
export const criterion = 'Criterion';

// The ranking

export const mean = 'The group’s average';
export const meanNote =
  'Your weights are scaled so that each of you gives the same number of points; a criterion counts by your average. A bar is a solution’s share of the points.';
export const differentLists =
  'Your answers lead to different solutions. Every solution that any of you was shown is ranked here.';
export const differentAreas =
  'Your answers are about different areas. Their solutions do different work, so each area has a ranking of its own, in which all of you have a say.';
/** Returns which members' answers concern an area. */
export const areaOf = (names: readonly string[]) => `In the answers of ${inList(names)}.`;
/** Returns the effect of settling the dividing criterion; `outcome` is a sentence. */
export const ifSettled = (criterion: string, outcome: string) => `“${criterion}”: ${outcome}`;
/** Where the job of some is not recorded. */
export const noJob = 'Other';
export const ruledOut = 'Ruled out';
export const leader = (share: string) => `the leader’s ${share}%`;
export const share = 'share of points';
/** Precedes the share, for screen readers only. */
export const shareOf = 'Average share of points:';
export const bar = (low: string, high: string) => `${low}% of the points known, ${high}% possible`;
export const upTo = (high: string) => `–${high}`;
export const sharedFirst = 'Shared first place';
export const onlyIn = (names: readonly string[]) => `In the results of ${inList(names)} only`;
export const mustNotConfirmed = (criteria: string) => criteria && `A must is not confirmed: ${criteria}`;
export const mustInPart = (criteria: string) => criteria && `A must is met in part: ${criteria}`;
/** Returns why a solution is excluded; `says` quotes the fact. */
export const out = (names: readonly string[], criterion: string, says: string) =>
  `Ruled out by a must of ${inList(names)}. ${criterion}: no. ${says}`;

// The next step

export const settle = (criterion: string) => `Settle “${criterion}” with the group`;
export const takeWeights = 'Use the group’s weights in your own criteria';
export const ask = (vendor: string, solution: string) => `Ask ${vendor} about ${solution}`;
/** Follows the question: what its answer changes. */
export const changes = { yes: 'A yes would put it first.', no: 'A no would rule it out.' } as const;
export const copyQuestion = 'Copy the question';
export const questionByHand = 'The question, to copy by hand';
export const sendFinding = 'Send this finding to the group';
export const copyFinding = 'Copy the finding';
export const findingByHand = 'The finding, to copy by hand';
export const noOrder = 'No solution is ahead of another yet';

// The group's weights

export const useWeights = 'Use the group’s weights';
export const replaces = 'This replaces the weights that you have set in this tab.';
export const replace = 'Replace my weights';
export const keep = 'Keep my weights';
export const intoOwnCheck = 'They replace yours in Criteria and in your requirements document, the averages rounded.';
export const weightsNotKept =
  'This browser stores nothing for our pages, so the weights cannot be carried over. Set them by hand under “Criteria”.';

// The answers

export const answers = 'Your answers';
export const sameAnswers = 'All of you gave the same answers.';
export const showAnswers = 'Show the answers';
export const differentAnswers = 'Where your answers differ, you see other solutions and obligations.';
export const same = 'The same for all of you';
export const noAnswer = 'No answer';
