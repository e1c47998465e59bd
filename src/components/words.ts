import { dayInWords } from '#domain/text/days';
import { capitalized, inList, numberInWords } from '#domain/text/words';

/** Labels that pages and their components share. Headings and paragraphs of pages: src/content/. */

// Everywhere

/** Follows the text of a link, for screen readers only. */
export const newTab = '(opens in a new tab)';
export const tryAgain = 'Try again';
export const back = 'Back';
/** Follows 'Back': where it leads. */
export const to = (page: string) => `to ${page}`;
export const homePage = 'the home page';
export const pageBefore = 'the page before';
export const returnHome = 'Return to Home';
export const openNavigator = 'Open the Solution Navigator';

// If a script is missing or late. A link follows each of these, in one sentence.

export const sameQuestionsOn = 'If scripts are switched off here, an advisor asks you the same questions on a';
export const discoveryCall = 'discovery call';
export const sendAMessage = 'send a message';
export const call = 'call';
export const orWriteTo = 'or write to';
export const allAreIn = 'They are all in';
export const theCatalogue = 'the catalogue';
/** Shown below Calculate when it is clicked and the script fails to load. An alternative follows. */
export const notCalculated = 'Nothing has been calculated. The calculator needs JavaScript, which has not arrived.';
export const estimateByHand = 'How to estimate the savings by hand';

// The row of links to the tools, whose names are in tools.ts

export const resultsAndAfter = 'Your results and what follows';

// Industries

export const industries = 'Industries';
export const allIndustries = 'All industries';
export const industryTitle = (industry: string, siteName: string) =>
  `${industry}: AI use cases and compliance | ${siteName}`;
/** Returns the description of our service to an industry, for search engines. */
export const adviceFor = (industry: string) => `AI and technology advice for ${industry}`;
export const pile = 'Each slab is 5%.';
/** Follows the number of rules of an industry. */
export const rulesInForce = (count: number) => (count === 1 ? 'rule in force to check' : 'rules in force to check');
export const inOntario = 'in Ontario';
export const onCondition = (count: number) =>
  `${capitalized(numberInWords(count))} ${count === 1 ? 'applies' : 'apply'} only in some cases.`;
/** Precedes the first day of the next rule. */
export const nextDate = 'Next,';
/** Said where no rule of the place that is coming has a day: the names of one or two, or how many there are. */
export const noDateHere = (names: readonly string[]) => {
  const coming = names.length;
  if (coming === 0) return 'No more are coming in Ontario.';
  return coming <= 2
    ? `Coming in Ontario, no date set: ${names.join('; ')}.`
    : `${capitalized(numberInWords(coming))} more are coming in Ontario, with no date set.`;
};
export const layersTouched = 'Layers it touches';
export const fromTheDocument = 'From the document';

/** Of a layer in the directory: makers that are not listed there. */
export const alsoRanked = (makers: readonly string[]) =>
  makers.length > 0 ? `The Navigator also ranks products of ${inList(makers)} here.` : '';
/** A link, after the numbers of the directory. */
export const toTheCatalogue = 'Open the catalogue';

/** Articles follow. */
export const readOn = 'Read on';

// Solutions and about

/** An advisor's expertise follows. */
export const asksAbout = 'Ask about:';
/** Links to what shows that a claim is true. */
export const shownBy = (host: string, day: string) => `Shown at ${host}, checked ${dayInWords(day)}`;
/** Beside figures, and below claims, of which some have no evidence. */
export const illustrativeFigures = (lacking: number, all: number) =>
  lacking < all ? 'Illustrative where no source is linked' : all === 1 ? 'Illustrative figure' : 'Illustrative figures';
/** Beside a credential without a document. */
export const noDocument = 'Not linked yet';
/** Once below the heading, where no credential has one. */
export const noDocuments = 'No document is published here yet.';
export const fiveLayers = 'The five layers of a stack';
export const products = (count: number) => `${count} products`;
/** Follows the names of the first ones. */
export const andMore = (count: number) => `and ${count} more`;
export const productProvider = (provider: string) => `Provider: ${provider}.`;
export const productFor = (audience: string) => `For: ${audience}.`;
export const benefits = 'Benefits';
export const ofProduct = (product: string) => `of ${product}`;
export const productLayer = (layer: string) => `Layer: ${layer}.`;
/** Names a page's list of its own sections. */
export const onThisPage = 'On this page';

/** The first week of the timeline's axis; the others are numbers alone. */
export const week = (number: number) => `Week ${number}`;
export const outcomes = 'Outcomes';
export const deliverables = 'Deliverables';
/** The key to the timeline's bars. */
export const leastWeeks = 'weeks at least';
export const mostWeeks = 'at most';
/** Expands the two that follow. */
export const caseStory = 'Context and challenge';
/** Follows it, for screen readers only. */
export const caseStoryOf = (industry: string) => `of the case from ${industry}`;
export const caseContext = 'Context';
export const caseChallenge = 'Challenge';
export const caseSolution = 'Solution';
export const sampleCase = 'Sample case';
export const scenarios = 'Not client projects: the situations and the figures are illustrative.';
export const sampleProfiles = 'Sample profiles: these people are invented.';

// The privacy page

export const sentFields = 'What Get My Recommendations sends';
export const sentField = 'Field';
export const sentDescription = 'What it is';
export const storedItems = 'What this site keeps in your browser';
export const storedName = 'Name';
export const storedWhat = 'What it holds';
export const storedHolds = 'Holds';
export const storedContact = 'Contact details';
export const storedUntil = 'Until';
export const thisTab = 'this tab';
export const thisBrowser = 'this browser';

// The record of accessibility

/** A day follows. */
export const lastRun = 'Last run:';
export const lastRunFound = 'What the last run found';
export const recordCheck = 'Check';
export const recordResult = 'Result';
export const runWith = (version: string, tools: string) => `version ${version}, with ${tools}.`;
export const lookedAt = (pages: number, states: number, widths: string, schemes: readonly string[]) =>
  `It looked at ${pages} kinds of page and at ${states} states of them (a menu that is open, a form in error), each in windows ${widths} pixels wide, ${schemes.join(' and ')}. Numbers in brackets are the success criteria of WCAG.`;
export const everyState = 'Every page and state';
export const pagesServed = (pages: string) => `Pages as they are served: ${pages}.`;
export const undecided = 'What a rule could not decide, and why it is right';
export const unseen = 'What these checks do not see:';

// The key above bars of points

export const met = 'met';
export const notConfirmed = 'not confirmed';
export const notMet = 'not met, and half of each “in part”';
