/** The texts of the Navigator's results and of its scraper. Its questions: src/content/wizards/navigator.yaml. */
import type { Whose } from '#domain/recommendation/sheet/words';

// The ranking

export const liveLede = 'Enhanced recommendations using live solution data';
export const liveBadge = 'Powered by Live Solution Database';
export const yourAnswers = 'Your answers:';
/** Unfolds them on phones. */
export const theirAnswers = 'The sender’s answers';
/** Follows them. */
export const change = 'Change';
/** Returns several answers as their number, or a single one. */
export const howMany = (question: string, answer: string) => {
  const count = answer.split('; ').length;
  return count === 1 ? answer : `${count} ${question.toLowerCase()}`;
};
export const allOf = (count: string) => `All ${count}:`;
export const howRanked = 'How these are ranked';
/** The day of the ranking; the catalogue's version follows. */
export const rankedOn = (day: string) => `${day}, catalogue version`;
export const ranked = (place: number, name: string) => `#${place} ${name}`;
export const obligationsOf = {
  your: 'Your obligations',
  their: 'The sender’s obligations',
} as const satisfies Record<Whose, string>;
export const secondReading = 'A second reading.';
export const pointsKey = (of: number, isAnyOpen: boolean) =>
  `Points of ${of}.${isAnyOpen ? ' Solid: known. Hatched: open.' : ''}`;
export const seeByCriteria = 'Rank by your criteria';
export const missedOrOpen = 'Missed or not confirmed';
export const editorsJudgement = 'Our editor’s judgment';
export const beforeYouBuy = 'Check before you buy';
export const openQuestions = 'Open questions';
export const howPointsAddUp = 'How the points add up';
export const ledger = (solution: string) => `How ${solution} earned its score`;
export const fit = 'Fit';

export const additional = 'Additional Recommended Solutions';
export const solution = 'Solution';
export const inOneLine = 'In one line';
export const notAskedOfLayer = 'Not relevant to this layer';
export const points = 'Points';

// The stack

export const recommendedStack = {
  your: 'Your recommended stack',
  their: 'The sender’s recommended stack',
} as const satisfies Record<Whose, string>;
export const layerPick = 'pick for this layer';
/** Beside the product that the sheet begins with, where it has no place. */
export const startHere = 'start here';
/** In its place while a need of it is not confirmed. */
export const askFirst = 'ask first';
export const additionalOne = 'worth a look';
export const notAsked = 'not asked';
/** Follows an answer that fills a layer for which no product was asked. */
export const answerOf = { your: 'your answer', their: 'the sender’s answer' } as const satisfies Record<Whose, string>;
export const seeProviders = (count: number) => `See ${count} providers`;
/** Follows the number of providers, for screen readers only. */
export const ofLayer = (name: string) => `of ${name}`;

/** Returns the legend for the looks of plates that occur. */
export function stackLegend(
  live: boolean,
  has: (look: 'gap' | 'tint' | 'ghost') => boolean,
  whose: Whose,
  statesChallenge: boolean,
): string {
  const they = whose === 'your' ? 'you' : 'they';
  return [
    live && 'Enhanced with Live Data.',
    statesChallenge ? `Solid: layers ${they} asked about.` : 'Solid: a pick, or a product with a rank.',
    has('gap') && `Hatched: ${they} asked, and nothing fits.`,
    has('tint') && `Pale: a suggestion, or ${answerOf[whose]} without a product.`,
    // Beside a dashed plate stands that it was not asked for.
    statesChallenge && has('ghost') && `Dashed: layers ${they} did not.`,
  ]
    .filter(Boolean)
    .join(' ');
}

// The obligations

export const obligations = 'Obligations, layer by layer';
export const chooseIndustry = 'Choose your industry to see which rules bind it today and which are coming.';
export const yourIndustry = 'Your industry';
export const whichProvince = 'In which province?';
export const notChosen = 'Not chosen';

// The ways on

export const ready = 'Ready to Transform Your Business?';
export const scheduleCall = 'Schedule Call';
export const scheduleNote = 'Talk it through with an advisor';
export const downloadReport = 'Download Report';
export const reportNote = 'A plain text file you can forward';
export const viewProviders = 'View All Providers';
export const providersNote = 'Who else works in each layer';

// The scraper

export const advancedOptions = 'Advanced Options';
export const scoreAWebsite = 'Score the products of a website';
export const scraper = 'Website Information Scraper';
export const scraperLede = 'Scrape website content to enhance solution recommendations';
export const scraperNotification = 'Scraper notification';
export const apiKey = 'Scraping-service API key';
export const apiKeyNote =
  'Stays in this browser. It goes only through our own site to Firecrawl, which charges your account for each page.';
export const saveKey = 'Save Key';
export const testing = 'Testing...';
export const getKey = 'Get an API key from Firecrawl';
export const keySet = 'API Key Set';
export const forgetKey = 'Forget key';
export const websiteUrl = 'Website URL';
export const scrape = 'Scrape Website';
export const scraping = 'Scraping...';
/** Returns an answer as one of several in a line, with its question in front if it is meaningless without it. */
export const inShort = (question: string, answer: string) => {
  if (answer === 'Not sure') return null;
  return ['Yes', 'No'].includes(answer) ? `${question}: ${answer.toLowerCase()}` : answer;
};
export const progress = 'Scraping progress';
export const scraped = 'Data Scraped Successfully';
export const foundOn = (host: string, count: number) =>
  count === 0
    ? `No solutions were recognized on ${host}, so your results will be our editor’s ranking.`
    : `${count} ${count === 1 ? 'solution' : 'solutions'} found on ${host}. Your results show up to six, by what fits your answers.`;
export const keptPage = (page: string) => `The page read before is kept: ${page}.`;
export const websiteRead = 'Website read';
export const download = 'Download';
export const preview = 'Preview';

// In a browser that stores nothing

export const notKeptHeading = 'This browser does not keep your results';
export const notKept =
  'It stores nothing for our pages, so your answers are gone once you reload this page or leave it. Before you do, copy the link under “Send to a colleague”, which opens these results again, or use Download Report.';

// What comes after the ranking; the names of the tools: src/components/tools.ts

export const nextSteps = 'Prepare your requirements';
export const nextStepsNote = 'Made in your browser from your answers.';
export const whatCounts = 'What counts';
export const obligationMap = 'Obligation map';
export const criteriaNote =
  'Weighted from your answers and obligations. Change any weight, and see whether the order holds.';
export const chooseChallenge = 'Choose a challenge';
export const sendTitle = 'Send to a colleague';
export const sendNote = (isLive: boolean) =>
  `It holds answers, weights, what is compared and what stands first, never a name or an e-mail. Our servers do not see it.${isLive ? ' What was read from a website is not in it: it opens the ranking by our editor.' : ''}`;
export const close = 'Close';
export const linkLabel = 'Link to these results';
export const copyLink = 'Copy link';
export const share = 'Share…';
export const linkCopied = 'Link copied.';
export const linkByHand = 'Your browser does not let us copy. The link is selected: copy it by hand.';
export const requirementsTitle = 'Requirements document';
export const requirementsNote =
  'Ready for your template: musts, evidence, obligations, evaluation table, price sheet. It names no provider and no product.';
export const word = 'Word';
export const markdown = 'Markdown';
export const writing = 'Writing the document…';
export const savedAs = (file: string) => `Saved as ${file}.`;
export const sheetLabel = 'What the requirements document holds';
export const sheetTitle = 'Requirements';
export const sheetNote = 'If you change an answer, only its lines change.';
export const committeeNote = 'To merge it with colleagues’ links, begin with yours.';
export const committeeNoteShared = 'To merge it with other links, add it to them.';
export const addToCommittee = (committee: string) => `Add to ${committee}`;
export const notAdded = {
  full: 'Committee has seven links. Copy this one, press again, remove one there and paste it.',
  'not-stored':
    'This browser stores nothing for our pages, so the link cannot be carried over. Copy it above, press again, and paste it there.',
} as const;

// The shared view

export const sharedView = 'Shared view';
export const resultsOf = (day: string) => `Smart Results of ${day}`;
export const sharedHeading = 'Shared view: anyone with this link sees these answers';
export const notAllOpened = 'Not all of the link could be opened:';
export const senderCompared = (solutions: string) => `The sender compared ${solutions}.`;
export const seeComparison = 'See the comparison';
export const useThese = 'Use these answers';
export const replacesYours =
  'This replaces your own answers and weights in this tab. What you have typed or sent as contact details stays.';
export const replaceMine = 'Replace my answers';
export const keepMine = 'Keep my answers';
export const returnToOwn = 'Return to your own answers';
export const startWithOwn = 'Start my own';
export const notOpened = 'This link could not be opened';
/** Returns why a link could not be opened, and how to go on. */
export const unreadable = (why: string) =>
  `${why} Ask for the link again, and paste it in one piece. Your own answers are untouched.`;
export const sharedCheck = 'The sender’s criteria';
export const weight = (setting: number | 'must') => (setting === 'must' ? setting : `weight ${setting}`);
export const toChangeThem = 'Change these criteria';
