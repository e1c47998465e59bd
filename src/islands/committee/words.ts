/** The words of a committee's page. What the links say together: src/domain/committee/words.ts. */
import type { CommitteeMember } from '#domain/committee/committee';
import { dayInWords } from '#domain/days';
import { capitalized, inList, numberInWords } from '#domain/words';

export const kept = 'The links that you have added are kept in this tab.';

// Before there are two links

export const noLinks = 'No links yet.';
export const oneLink = 'One link so far. It takes two to see where you agree.';
export const howTo =
  'Each of you opens the results, sets what counts under “Check it against your criteria”, and presses Copy link under “Send to a colleague”. Paste two to seven of these links, your own among them.';

// The links

export const yourLinks = 'Your links';
export const countOf = (links: number, most: number) => `${links} of ${most}`;
export const nameLabel = (link: string) => `Name of link ${link}, on this page only`;
export const unnamed = (link: string) => `Link ${link}`;
export const remove = 'Remove';
export const removed = (name: string) => `${name} is removed.`;
export const notCounted = (reason: string) => `It is not counted. ${reason}`;
export const paste = 'Paste links, one a line';
export const pasteFirst = 'Paste a link first.';
export const add = 'Add links';
export const stillInField =
  'What could not be added is still in the field. Ask for it again, or paste it in one piece.';
export const upToSeven = 'Up to seven.';
export const full = 'Seven of seven. Remove one before you add another.';
export const staysHere =
  'They are read in your browser and sent nowhere. Names are for this page only; a link never holds one.';
export const added = (links: number, all: number, most: number) =>
  `${capitalized(numberInWords(links))} ${links === 1 ? 'link' : 'links'} added, ${all} of ${most}.`;

/** Returns what is said of a link that counts: how many criteria, how old, and what could not be read of it. */
export function aboutMember({ opened, counted, sameAs }: CommitteeMember): string {
  const criteria = `${capitalized(numberInWords(counted))} ${counted === 1 ? 'criterion counts' : 'criteria count'}`;
  const by = opened.settings ? 'as set by the sender' : 'as the answers set them';
  return [
    `${criteria}, ${by}${opened.made ? `; made ${dayInWords(opened.made)}` : ''}.`,
    !opened.isCurrent && 'The catalogue has changed since.',
    ...opened.dropped,
    sameAs !== null && `The same link as ${sameAs}: counted as another person who agrees. Remove it if it came twice.`,
  ]
    .filter(Boolean)
    .join(' ');
}

// Where you stand

export const allWithinReach = 'Your weights are within two steps of each other on every criterion that counts.';
export const nothingCounts = 'Set what counts under “Check it against your criteria”, and send the links again.';
export const pileNote = 'Each slab is one of you, on the weight that they give.';
export const agree = 'Where you agree';
export const agreeNote = 'Within two steps of each other; a must follows 5.';
export const agreeOnNone = 'On no criterion that somebody counts.';
export const differ = 'Where you differ';
export const differNote = 'The widest spread first.';
export const differOnNone = 'On no criterion.';
export const criterion = 'Criterion';

// The ranking

export const mean = 'By everyone’s mean';
export const differentLists =
  'Your answers lead to different solutions. All that any of you was shown are ranked here.';
export const known = 'known';
export const open = 'open, not confirmed';
export const leader = (share: string) => `the leader’s ${share}%, known`;
export const share = 'mean share of points';
/** Before the share where it is read out. */
export const shareOf = 'Mean share of points:';
export const bar = (low: string, high: string) => `${low}% of the points known, ${high}% possible`;
export const upTo = (high: string) => `–${high}`;
export const sharedPlace = (place: number) =>
  place === 1 ? '; here shared first place' : `; here shared place ${place}`;
export const onlyIn = (names: readonly string[]) => `In the results of ${inList(names)} only`;
export const mustNotConfirmed = (criteria: string) => `Must not confirmed: ${criteria}`;
export const mustInPart = (criteria: string) => `Must met in part: ${criteria}`;
/** Returns why a solution is out; `says` is what the fact says. */
export const out = (names: readonly string[], criterion: string, says: string) =>
  `Out by a must of ${inList(names)}. ${criterion}: no. ${says}`;
export const sameSay =
  'Each of you has the same number of points to give. The order in which the links were added makes no difference.';

// The group's weights

export const useWeights = 'Use the group’s weights';
export const replaces = 'This replaces the weights that you have set in this tab.';
export const replace = 'Replace my weights';
export const keep = 'Keep my weights';
export const intoOwnCheck =
  'In the check of your own results, and so in your requirements document: musts, and means as whole numbers.';
export const noResultsYet =
  'You have no results in this tab yet. The weights wait for them: musts, and means as whole numbers.';

// The answers

export const answers = 'Your answers';
export const sameAnswers = 'You have given the same answers.';
export const differentAnswers =
  'What you answered differently decides which solutions and obligations each of you sees.';
export const different = 'Different';
export const same = 'The same for all of you';
export const noAnswer = 'No answer';
