import { leadSchema } from '#domain/lead/schema';
import { storageKeys } from '#domain/storage-keys';

/**
 * Something the site stores in the browser: session storage ends with the tab, local storage with `until`. `contact` says
 * whether the visitor's name, addresses and company are in it, and when.
 */
export type StoredItem = { key: string; area: 'session' | 'local'; holds: string; contact: string; until: string };

const wizardContact = 'Only while you fill in the contact step, or mend what was refused.';
const untilRestart =
  'You close the tab or press Start New Assessment. Contact details: until you press Get My Recommendations.';

const items: Record<keyof typeof storageKeys, Omit<StoredItem, 'key'>> = {
  navigator: {
    area: 'session',
    holds:
      'Your answers in the Solution Navigator, with the industry of a shared link whose answers you use, whether they have been submitted, with a number that tells the same details from changed ones, and which steps you have reached.',
    contact: wizardContact,
    until: untilRestart,
  },
  needsAssessment: {
    area: 'session',
    holds:
      'Your answers in the Needs Assessment, whether they have been submitted, with a number that tells the same details from changed ones, and which steps you have reached.',
    contact: wizardContact,
    until: untilRestart,
  },
  websiteData: {
    area: 'session',
    holds: 'The text of the page you scraped under Advanced Options, and the solutions found in it.',
    contact: 'No.',
    until: 'You close the tab, scrape another page or press Start New Assessment.',
  },
  check: {
    area: 'session',
    holds:
      'The weights you have set under Check it against your criteria, and the industry you chose for your obligations.',
    contact: 'No.',
    until: 'You close the tab or press Start New Assessment.',
  },
  message: {
    area: 'session',
    holds: 'The subject and first words that a button has put into the message form. Nothing you have typed.',
    contact: 'No.',
    until: 'You close the tab or use Send Message.',
  },
  roiForm: {
    area: 'session',
    holds: 'The figures you typed into the ROI calculator, and their currency.',
    contact: 'No.',
    until: 'You close the tab.',
  },
  roiResults: { area: 'session', holds: 'The estimate made from them.', contact: 'No.', until: 'You close the tab.' },
  roiModel: {
    area: 'session',
    holds: 'Whether the detailed model below the estimate is open, and the assumptions you have replaced in it.',
    contact: 'No.',
    until: 'You close the tab, or close the model with its initial assumptions.',
  },
  scrapeKey: {
    area: 'local',
    holds: 'The Firecrawl API key you saved under Advanced Options. It is sent only when you save it or scrape.',
    contact: 'No.',
    until: 'You press Forget key.',
  },
  compare: {
    area: 'session',
    holds: 'Which solutions you compare side by side.',
    contact: 'No.',
    until: 'You close the tab.',
  },
  arrival: {
    area: 'session',
    holds:
      'The address of the first page of your visit, and of the page that led you there, as your browser gives it. With a submission go the path, the name of the other site, and what the link says it belongs to (utm_…).',
    contact: 'No.',
    until: 'You close the tab.',
  },
  committee: {
    area: 'session',
    holds:
      'The links to results that you bring together, with the answers and weights that are in them, what you call each, and what you have pasted and not added yet.',
    contact: 'Only while a name that you gave a link, or words that you pasted with it, stand there.',
    until: 'You remove them, or close the tab.',
  },
  outbox: {
    area: 'local',
    holds:
      'The details and answers you submitted, where our site could not take them yet. One entry for each time, and a copy of each in IndexedDB.',
    contact: 'Yes.',
    until: 'Our site has confirmed that it has them, or you press Delete from this browser.',
  },
};

/** Everything the site may store in a visitor's browser, for the privacy page. */
export const storedItems: StoredItem[] = Object.entries(items).map(([name, item]) => ({
  key: storageKeys[name as keyof typeof storageKeys],
  ...item,
}));

/** Every field that 'Get My Recommendations' sends, and what it is, from the schema that the function checks it by. */
export const sentFields = Object.entries(leadSchema.shape).map(([name, schema]) => ({
  name,
  description: schema.description ?? '',
}));
