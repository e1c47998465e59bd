import type { FallbackCase } from '#domain/recommendation/cases';
import { capitalized, inList, numberInWords } from '#domain/text/words';

// Badges. Specification §2, step 5; §9, Score display

export const rankBadges = ['#1 Top Choice', '#2 Runner-up', '#3 Third Choice'] as const;
/** With its object: the needs that are confirmed, of those stated. Their conditions are listed below it. */
export const perfectMatchOn = (confirmed: number, stated: number) =>
  `Perfect Match${stated === 0 ? '' : ` on ${ofNeeds(confirmed, stated)}`}`;

function ofNeeds(confirmed: number, stated: number): string {
  if (confirmed < stated) return `${confirmed} of ${stated} needs`;
  return stated === 1 ? 'the need you stated' : stated === 2 ? 'both needs' : `all ${stated} needs`;
}

function withCondition(conditions: number): string {
  return conditions === 0 ? '' : `, ${numberInWords(conditions)} with a condition`;
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

function employees(sizes: readonly string[]): string {
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

// The ranking's summary

export const nothingTellsApart = (candidates: number) =>
  `Your answers state no need that tells our ${numberInWords(candidates)} candidates apart.`;
export const editorsOrder = 'The editor’s order stands.';
export const openCountsLess =
  'A need that we could not confirm counts for less than one that is confirmed. Ask the vendor before you rely on it.';
export const orderWhereEqual = 'Where that is equal, the editor’s order stands.';
export const allMeet = (candidates: number) => `All ${numberInWords(candidates)} of our candidates meet`;
export const someMeet = (meeting: number, candidates: number) =>
  `${capitalized(numberInWords(meeting))} of our ${numberInWords(candidates)} candidates ${meeting === 1 ? 'meets' : 'meet'}`;
export const noneMeets = (candidates: number, isOpen: boolean) =>
  `None of our ${numberInWords(candidates)} candidates ${isOpen ? 'is confirmed to meet' : 'meets'}`;
export const statedNeeds = (stated: number) =>
  `${stated === 1 ? 'the one need' : stated === 2 ? 'both needs' : `all ${numberInWords(stated)} needs`} you stated`;
/** Of those that meet all: how many meet one on a condition. */
export const ofThem = (meeting: number, conditions: number) => {
  if (conditions === 0) return '';
  if (meeting === 1) return ', with a condition';
  if (conditions === meeting) return `, ${meeting === 2 ? 'both' : 'all of them'} with a condition`;
  return `, ${numberInWords(conditions)} of them with a condition`;
};

// … of live data

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

// … and its top three: '#1 and #2 miss one each'

export const allOf = (number: number) => `All ${numberInWords(number)}`;
export const meetsAll = (several: boolean) => (several ? 'meet all' : 'meets all');
export const missesSome = (several: boolean, missed: number) =>
  `${several ? 'miss' : 'misses'} ${numberInWords(missed)}`;
export const meetsInPart = (several: boolean, partly: number) =>
  `${several ? 'meet' : 'meets'} ${numberInWords(partly)} with a condition`;
export const leavesOpen = (several: boolean, open: number) =>
  `${several ? 'leave' : 'leaves'} ${numberInWords(open)} unconfirmed`;
export const each = ' each';

// Beside a badge and a score

export const meetsTheNeed = 'Meets the need you stated';
export const meetsTheNeedOnCondition = 'Meets the need you stated, with a condition';
export const missesTheNeed = 'Misses the need you stated';
export const theNeedIsOpen = 'The need you stated is not confirmed';
export const meetsAllNeeds = (needs: number, conditions: number) =>
  `Meets ${ofNeeds(needs, needs)}${withCondition(conditions)}`;
export const meetsSomeNeeds = (
  needs: number,
  { confirmed, conditions, open, missed }: Record<'confirmed' | 'conditions' | 'open' | 'missed', number>,
) =>
  [
    `Meets ${confirmed} of ${needs} needs${withCondition(conditions)}`,
    missed > 0 && `${numberInWords(missed)} missed`,
    open > 0 && `${numberInWords(open)} not confirmed`,
  ]
    .filter(Boolean)
    .join(', ');
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
export const editorsScores = (scores: readonly string[]) =>
  `${inList(scores)} are the scores of the places in our editor’s ranking. Who stands in them follows from the needs you stated.`;
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
  `They do different jobs, which complement each other: ${inList(jobs)}.`;
export const jobsOfThree = (jobs: readonly string[]) =>
  `The three do different jobs, which complement each other: ${inList(jobs)}.`;
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
