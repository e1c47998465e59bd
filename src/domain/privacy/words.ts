/** The words of the privacy page for the items stored in a browser. */

const no = 'No.';
const wizardContact = 'Only while you fill in the contact step, or mend what was refused.';
const untilRestart =
  'You close the tab or press Start New Assessment. Contact details: until you press Get My Recommendations.';
const untilCleared = 'You clear what this site keeps in your browser.';

/** For each item: its content, whether contact details are in it, and how long it is kept. */
export const stored = {
  navigator: {
    holds:
      'Your answers in the Solution Navigator, with the industry of a shared link whose answers you use, whether they have been submitted, with a number that tells the same details from changed ones, and which steps you have reached.',
    contact: wizardContact,
    until: untilRestart,
  },
  needsAssessment: {
    holds:
      'Your answers in the Needs Assessment, whether they have been submitted, with a number that tells the same details from changed ones, and which steps you have reached.',
    contact: wizardContact,
    until: untilRestart,
  },
  websiteData: {
    holds: 'The text of the page you scraped under Advanced Options, and the solutions found in it.',
    contact: no,
    until: 'You close the tab, scrape another page or press Start New Assessment.',
  },
  check: {
    holds: 'The weights you have set under Criteria, and the industry you chose for your obligations.',
    contact: no,
    until: 'You close the tab or press Start New Assessment.',
  },
  message: {
    holds: 'The subject and first words that a button has put into the message form. Nothing you have typed.',
    contact: no,
    until: 'You close the tab or use Send Message.',
  },
  roiForm: {
    holds: 'The figures you typed into the ROI calculator, and their currency.',
    contact: no,
    until: 'You close the tab.',
  },
  roiResults: { holds: 'The estimate made from them.', contact: no, until: 'You close the tab.' },
  roiModel: {
    holds: 'Whether the detailed model below the estimate is open, and the assumptions you have replaced in it.',
    contact: no,
    until: 'You close the tab, or close the model with its initial assumptions.',
  },
  scrapeKey: {
    holds: 'The Firecrawl API key you saved under Advanced Options. It is sent only when you save it or scrape.',
    contact: no,
    until: 'You press Forget key.',
  },
  compare: {
    holds: 'Which solutions you compare side by side.',
    contact: no,
    until: 'You close the tab.',
  },
  arrival: {
    holds:
      'The address of the first page of your visit, and of the page that led you there, as your browser gives it. With a submission go the path, the name of the other site, and what the link says it belongs to (utm_…).',
    contact: no,
    until: 'You close the tab.',
  },
  committee: {
    holds:
      'The links to results that you bring together, with the answers and weights that are in them, what you call each, and what you have pasted and not added yet.',
    contact: 'Only while a name that you gave a link, or words that you pasted with it, stand there.',
    until: 'You remove them, or close the tab.',
  },
  outbox: {
    holds:
      'The details and answers you submitted, where our site could not take them yet. One entry for each time, and a copy of each in IndexedDB.',
    contact: 'Yes.',
    until: 'Our site has confirmed that it has them, or you press Delete from this browser.',
  },
  deleted: {
    holds:
      'The numbers of the last 20 submissions that you have deleted before our site had them, so that no page says they were sent.',
    contact: no,
    until: untilCleared,
  },
  delivered: {
    holds:
      'The numbers of the last 20 submissions that reached our CRM on a later attempt, so that the page you submitted them on says so.',
    contact: no,
    until: untilCleared,
  },
};
