import type { FallbackCase } from '#domain/recommendation/cases';
import type { NeedCounts } from '#domain/recommendation/needs';
import { capitalized, inList, numberInWords } from '#domain/text/words';

// Badges. Specification §2, step 5; §9, Score display

export const rankBadges = ['#1 Top Choice', '#2 Runner-up', '#3 Third Choice'] as const;
export const perfectMatch = 'Perfect Match';
/** Follows it: the needs that are met, of those stated, and how many are met in part or not confirmed. */
export const matchesOn = (counts: NeedCounts) =>
  isWhole(counts)
    ? `on ${allNeeds(counts.of)}${rest(counts)}`
    : `on ${counts.met} of ${counts.of} ${counts.of === 1 ? 'need' : 'needs'}${rest(counts)}`;

/** Whether no count has to be given: all needs are met, or the only one is, perhaps in part. */
function isWhole({ met, partly, of }: NeedCounts): boolean {
  return of === 1 ? met + partly === 1 : met === of;
}

function allNeeds(stated: number): string {
  return stated === 1 ? 'the one need stated' : stated === 2 ? 'both needs' : `all ${stated} needs`;
}

/** Returns the needs that are not met in full, each kind with its number: ', 2 in part, 1 not confirmed'. */
function rest({ partly, open, missed, of }: NeedCounts): string {
  if (of === 1) return partly === 1 ? ', in part' : '';
  return [
    ...(partly > 0 ? [`, ${partly} in part`] : []),
    ...(open > 0 ? [`, ${open} not confirmed`] : []),
    ...(missed > 0 ? [`, ${missed} missed`] : []),
  ].join('');
}

// A solution's standing on a need that the answers state

/** Returns that a need is met, with the condition of its fact. */
export const onCondition = (need: string, says: string) => `${need}, with a condition: ${says}`;
export const youAskedFor = (says: string, asked: string) => `${says}; you asked for ${asked}.`;
export const otherWork = (area: string) => `Made for other work; you asked for help with: ${area}.`;
export const sizeNotSaid = 'Does not say for which size it is made.';
/** `sizes` are the audiences of a solution, smallest first. */
export const otherSize = (sizes: readonly string[]) => `Made for ${employees(sizes)}. Ask for references of your size.`;
/** The specified map accepts another size; the text still says for which size a solution is made. */
export const otherSizeCounts = (sizes: readonly string[], counted: string, own: string) =>
  `Made for ${inList(sizes)}; what is made for ${counted} is suggested to ${own} too`;

/** Returns the number of employees that these audiences cover, in words of at most 22 characters. */
export function employees(sizes: readonly string[]): string {
  const [least, most] = [sizes[0], sizes.at(-1)];
  if (least === 'SMB') return most === 'SMB' ? 'up to 25 employees' : 'up to 250 employees';
  if (least === 'Enterprise') return 'more than 250 employees';
  return most === 'Enterprise' ? '26 employees and more' : '26 to 250 employees';
}

// Reasons for and against, as the scores count them

export const noChallenge = 'No challenge area chosen, so none to match';
export const madeForArea = 'Made for your challenge area';
export const notMadeForArea = 'Not made for your challenge area';
export const unknownSize = 'unknown';
export const sizeOpen = 'Does not say for which size; yours';
export const suitsSize = 'Suits your size';
export const notForSize = 'Not aimed at your size';
export const answersPriority = 'Answers your priority';
export const noPriority = 'Does not speak to your priorities';
export const notSure = 'You were not sure';
export const fitsAnswer = 'Fits your answer';
export const noAnswer = 'Does not mention your answer';
export const industryReason = (met: boolean, industry: string) =>
  `${met ? 'Our editor lists it' : 'Our editor does not list it'} for ${industry}`;

// The report

export const industry = 'Industry';
export const date = 'Date';
export const catalogueVersion = 'Catalogue version';
export const yourAnswers = 'Your organization and answers';
export const yourRanking = 'Your ranking';
export const all = (count: number) => `All ${numberInWords(count)}:`;
export const additional = 'Additional Recommended Solutions';
export const gaps = 'Layers without a pick';
export const nextSteps = 'Next steps';
export const talk = '1. Talk it through with an advisor';
export const compare = '2. Compare who else works in each layer';
export const ask = '3. Ask a question';
export const disclosure =
  'Being listed is not an endorsement, and no payment can influence the order. Check data residency, contract terms and references before you decide.';
export const points = (score: number) => `${score} points`;
export const pickForLayer = 'pick for this layer';
export const misses = 'Misses';
export const layer = 'Layer';
export const checkBeforeYouBuy = 'Check before you buy';
export const beforeYouBuy = 'Before you buy';
export const whyThese = (picks: number) => (picks === 1 ? 'Why this one' : `Why these ${numberInWords(picks)}`);
export const question = 'Ask';
export const byEditor = '(our editor’s judgment)';
export const seeProviders = (providers: number, url: string) => `See ${providers} providers: ${url}`;

// Outcomes, on /review/wizards and in the list that tests compare

export const nothingFurther = 'nothing further';
export const productsNamed = (solutions: string) => `names ${solutions || 'no product'}`;
export const providers = (categories: string) => `providers: ${categories}`;
export const followedBy = (solutions: string) => `then ${solutions}`;
export const providersOf = (category: string) => `Providers: ${category}`;
export const asks = (questions: string) => `asks ${questions || 'nothing'}`;

// The summary of the products nearest to an area

export const statedNeeds = (stated: number) =>
  `${stated === 1 ? 'the one need' : stated === 2 ? 'both needs' : `all ${numberInWords(stated)} needs`} you stated`;
/** Of those that meet all: how many meet one on a condition. */
export const ofThem = (meeting: number, conditions: number) => {
  if (conditions === 0) return '';
  if (meeting === 1) return ', with a condition';
  if (conditions === meeting) return `, ${meeting === 2 ? 'both' : 'all of them'} with a condition`;
  return `, ${numberInWords(conditions)} of them with a condition`;
};

// Live data

export const wordMatching = 'Word matching only.';
export const wordsCompared =
  'The words of the page were compared with your answers. What the page claims was not checked.';
export const onlySolution = (name: string) => `${name} is the only solution found on the page.`;
export const highestScore = (name: string, found: number) =>
  `${name} has the most points of the page’s ${numberInWords(found)} solutions.`;
export const allShare = (found: number) => `The page’s ${numberInWords(found)} solutions all have the same points.`;
export const shareFirstPlace = (sharing: number, found: number) =>
  `${capitalized(numberInWords(sharing))} of the page’s ${numberInWords(found)} solutions share first place: they have the same points.`;
/** Returns how many solutions were found, scored, shown and left out. */
export const foundAndScored = (found: number, scored: number, shown: number) =>
  `Of ${numberInWords(found)} solutions found on the page, ${
    scored < found
      ? `${numberInWords(scored)} got points; left out for fitting nothing you answered: ${numberInWords(found - scored)}`
      : 'all got points'
  }.${scored > shown ? ` The first ${numberInWords(shown)} are shown.` : ''}`;
export const differentPoints = (scores: number) =>
  `${scores > 1 ? `There are ${numberInWords(scores)} different totals. ` : ''}Equal points stand in alphabetical order.`;
const mostNamed = 6;
/** Returns those in first place for which there was no room. */
export const alsoFirst = (names: readonly string[]) =>
  `Also in first place, and not shown: ${inList(
    names.length > mostNamed + 1
      ? [...names.slice(0, mostNamed), `${numberInWords(names.length - mostNamed)} more`]
      : names,
  )}.`;
export const noneScores = (found: number) =>
  `Of ${numberInWords(found)} ${found === 1 ? 'solution' : 'solutions'} found on the website, none fits anything you answered: this is our editor’s ranking.`;
/** The website's solutions whose name is also in the catalogue. */
export const inCatalogue = (names: readonly string[]) =>
  `Our catalogue lists ${inList(names)} too: what it knows is added here, and the points are for the page alone.`;

// Beside a badge and a score

/** Returns how many needs are met: 'Meets 2 of 5, 2 in part, 1 not confirmed'. Empty where none is stated. */
export const needsMet = (counts: NeedCounts) => {
  const { met, open, of } = counts;
  if (of === 0) return '';
  if (isWhole(counts)) return `Meets ${allNeeds(of)}${rest(counts)}`;
  if (of === 1) return open === 1 ? 'The one need stated is not confirmed' : 'Misses the one need stated';
  // 'Meets none' would say of what is not confirmed that it is not met.
  if (met === 0) return `Of ${of} needs: ${rest(counts).slice(2)}`;
  return `Meets ${met} of ${of}${rest(counts)}`;
};
const ordinals = ['first', 'second', 'third'];
export const place = (number: number, shared: boolean) =>
  `${shared ? 'shared ' : ''}${ordinals[number - 1] ?? ''} place`;
/** Returns the heading of solutions that share a place; `sharing` is their number where it is known. */
export const sharedGroup = (number: number, sharing: number | undefined, points: number) =>
  `${capitalized(place(number, true))}${sharing === undefined ? '' : `: ${numberInWords(sharing)} solutions`} with ${points} points, in alphabetical order`;
export const pointsIn = (place: string) => `points, ${place}`;
export const byEditors = (place: string) => `${place}, editor’s ranking`;
export const liveScores =
  'Of 100 points, the challenge area gives 40, the size 30, the priorities 20 and the answers 10.';
export const nothingOfThePage = 'nothing of the page fits';
export const nothingOfOurs = 'nothing of ours fits';

// In an area without recommendations: the products nearest to it

export const noProducts =
  'Our catalogue describes no product for this work yet. Ask the advisor, and take the requirements document to vendors.';
export const onlyProduct = 'It is the only product for this work in our catalogue.';
/** `shown` are the first of those described. */
export const firstOfDescribed = (described: number, shown: number) =>
  `Our catalogue describes ${numberInWords(described)} products for this work; the first ${numberInWords(shown)} are shown.`;
export const complement = (jobs: readonly string[]) =>
  `These do different jobs, and you may need several: ${inList(jobs)}.`;
export const nothingStated = 'Your answers state no need that tells these products apart.';
export const ofShown = (meeting: number, shown: number, isOpen: boolean) => {
  if (shown === 1)
    return `This product ${meeting === 1 ? 'meets' : isOpen ? 'is not confirmed to meet' : 'does not meet'}`;
  const number = numberInWords(shown);
  if (meeting === 0)
    return `${shown === 2 ? 'Neither' : 'None'} of these ${number} products ${isOpen ? 'is confirmed to meet' : 'meets'}`;
  if (meeting === shown) return `${shown === 2 ? 'Both' : `All ${number}`} products meet`;
  return `${capitalized(numberInWords(meeting))} of these ${number} products ${meeting === 1 ? 'meets' : 'meet'}`;
};
export const orderByName = 'They stand in the order of their names.';
export const orderOfProducts =
  'The fewest needs missed come first, then the fewest not confirmed, then the fewest conditions, then the name.';
export const littleKnownLast = 'Those of which we know little come last.';
export const littleKnownOfAll = 'Little is known to us of any of them yet, so put your questions to the vendors first.';
/** `criteria` are those that concern the product's layer. */
export const littleKnown = (known: number, criteria: number) =>
  `So far we have a source for ${numberInWords(known)} of the ${numberInWords(criteria)} criteria that concern it.`;

/** The situations of the editor's ranking, in words. Specification §9, Fallback recommendations. */
export const caseWords: Record<FallbackCase, string> = {
  'ai-automation': 'AI and automation',
  'contact-center-smb': 'A contact centre with up to 25 employees',
  'contact-center-mid-market': 'A contact centre with 26 to 250 employees',
  'contact-center-larger': 'A contact centre with more than 250 employees',
  'ucaas-with-teams': 'Phones and meetings inside Microsoft Teams',
  'ucaas-without-teams': 'Phones and meetings without Microsoft Teams',
  cybersecurity: 'Cybersecurity',
  cloud: 'Cloud, where applications run',
  backup: 'Cloud, for continuity and recovery',
  'no-match': 'A first look around',
};

/** The jobs that solutions do, in words. */
export const jobWords = {
  'contact-center': 'Contact centre',
  'conversational-ai': 'Conversational AI',
  'agent-assist': 'Agent assist',
  'staff-assistant': 'Staff assistant',
  'process-automation': 'Process automation',
  telephony: 'Telephony',
  collaboration: 'Collaboration',
  firewall: 'Firewall',
  'managed-detection': 'Managed detection',
  siem: 'SIEM',
  identity: 'Identity',
  passwords: 'Passwords',
  'email-security': 'E-mail security',
  'security-service-edge': 'Security service edge',
  'infrastructure-cloud': 'Infrastructure cloud',
  'private-cloud': 'Private cloud',
  colocation: 'Colocation',
  network: 'Network',
  satellite: 'Satellite link',
  backup: 'Backup',
  desktop: 'Hosted desktop',
  productivity: 'Productivity',
} as const satisfies Record<string, string>;

/** The same inside a sentence: abbreviations keep their capitals. */
export const jobInSentence = (job: keyof typeof jobWords) =>
  job === 'siem' || job === 'conversational-ai' ? jobWords[job].replace('Conv', 'conv') : jobWords[job].toLowerCase();
/** Of candidates that do not all do one job. */
export const severalJobs = (jobs: number) =>
  `These products do ${numberInWords(jobs)} different jobs. Compare only those that do yours.`;

/**
 * Returns which solutions complement each other by their jobs and which are alternatives. Empty where all have one job.
 */
export const complementing = (solutions: readonly { name: string; job: keyof typeof jobWords }[]) => {
  const groups = [...new Set(solutions.map(({ job }) => job))].map((job) => {
    const names = solutions.filter((each) => each.job === job).map(({ name }) => name);
    return { job: jobInSentence(job), names: inList(names), isShared: names.length > 1 };
  });
  if (groups.length < 2) return '';
  const shared = groups.filter(({ isShared }) => isShared);
  const others = groups.filter(({ isShared }) => !isShared).map(({ names, job }) => `${names} (${job})`);
  if (shared.length === 0)
    return `${inList(others)} do different jobs: you may need ${others.length === 2 ? 'both' : 'them all'}.`;
  return [
    ...shared.map(({ names, job }) => `${names} do the same job (${job}): choose one.`),
    ...(others.length > 0 ? [`${inList(others)} ${others.length === 1 ? 'complements' : 'complement'} it.`] : []),
  ].join(' ');
};

// The values of two priorities, which travel with leads into the CRM: they tell backup from cloud

export const forContinuity = 'Ensure business continuity and data resilience';
export const forInfrastructure = 'Migrate to cloud or upgrade infrastructure';

// What waits behind the contact step

export const pick = 'pick';
export const product = 'product';
export const moreLayer = 'more layer';
export const rule = 'rule';
export const ready = (things: readonly { count: number; one: string }[]) => {
  const there = things.filter(({ count }) => count > 0);
  const total = there.reduce((sum, { count }) => sum + count, 0);
  const list = there.map(({ count, one }) => `${count} ${count === 1 ? one : `${one}s`}`).join(', ');
  return list && `${list} ${total === 1 ? 'is' : 'are'} ready.`;
};

/** Above a service that brings a security team, which stands before the places. */
export const comesWithATeam = 'Comes with a team';
/** Above the three beside it. */
export const byNeedsAlone = 'Ranked by needs alone';
/** Beside the name of a product that needs a security team, for a buyer without one. */
export const noTeamOfYours = 'Needs a security team: you have none';
/** Returns which of the picks need a security team; `isFirst`: the first of them is the first pick. */
export const needsATeam = (needing: readonly string[], isFirst: boolean) => {
  const who = inList(isFirst ? ['it', ...needing.slice(1)] : needing);
  const [need, their] = needing.length === 1 ? ['needs', 'its'] : ['need', 'their'];
  const says = `${who} ${need} a security team of your own to watch ${their} alerts.`;
  return isFirst ? `By needs alone, ${needing[0]} is first, but ${says}` : says;
};
