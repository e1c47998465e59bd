/*
 * Which test runs when. `npm test` takes what proves each promise to a visitor once, in five minutes; `npm run test:full`
 * takes all that guards a release; `npm run test:weekly` what takes long and rarely finds anything. What no table
 * names runs in `npm test` where it needs no browser, and in `test:full` where it needs one.
 */

/**
 * Tests without a browser that `npm test` leaves to `test:full`: they build copies of the site, start programs, wait for
 * real timers, try thousands of cases, or are about a package.
 */
export const slowFiles: readonly string[] = [
  'tests/content/{launch-check,missing-folders}.test.ts',
  'tests/faults/faults.test.ts',
  'tests/functions/firecrawl-contract.test.ts',
  'tests/functions/http/under-platform.test.ts',
  'tests/functions/leads/{retry-many,rivals,submission-limit}.test.ts',
  'tests/functions/{retry-time,serve/dev,serve/preview,serve/preview-port}.test.ts',
  'tests/security/{fuzz,lint,traces}.test.ts',
  'tests/unit/build/{env-file,from-content}.test.ts',
  'tests/unit/files/pictures.test.ts',
  'tests/unit/recommendation/sheet/walk-printed.test.ts',
  'tests/unit/recommendation/walk*.test.ts',
];

/** Tests without a browser that run once a week alone: of what rarely changes, or of other tests. */
export const weeklyFiles: readonly string[] = [
  'tests/content/allowed-edits.test.ts',
  'tests/content/many-industries.test.ts',
  'tests/faults/sabotage.test.ts',
  // No template can write HTML: the lint refuses it, tests/security/lint proves that.
  'tests/security/content-payloads.test.ts',
];

/** Parts of titles in one file of `tests/e2e`; `all` is every test of the file. */
export type Chosen = Readonly<Record<string, 'all' | readonly string[]>>;

/** The browser tests of `npm test`: every promise in its plainest form, and a dozen states for axe. */
export const journeys: Chosen = {
  // The Navigator, from the first page to results and a lead.
  'navigator-journey.test.ts': [
    'from the home page to ranked results: Cybersecurity, Enterprise',
    'just browsing skips the detailed questions',
    'the results offer a call, a report, the providers',
    'a visitor from an industry page reads an unscored reason',
    'agreed to becomes a tag',
    'the ranking prints on two sheets',
  ],
  'navigator-steps.test.ts': [
    'step 1 says what is missing',
    'the contact step names each error',
    'a reload loses nothing at any step',
    'Back and Forward are Previous and Next',
    'the whole way by keyboard',
  ],
  'early-answers.test.ts': ['answers and the first Next given before the script arrives lead on'],
  'lead.test.ts': [
    'the CRM answers with status-503',
    'the lead waits in this browser and is sent once it is back online',
    'step 5 opens with what to fix',
    'is listed on every page, can be copied',
  ],
  'brief.test.ts': 'all',
  'step-counts.test.ts': ['each step of the Navigator is counted once'],
  'scraper.test.ts': ['scraped, shown, downloaded, and ranked'],
  'needs-assessment.test.ts': [
    'Cybersecurity (SECaaS): its own questions, then a summary, recommendations, and a lead',
    'an area without questions: the specified message',
    'answers from the Navigator are prefilled here',
  ],
  // What a buyer does with results.
  'compare.test.ts': ['solutions in the address are compared', 'the top three of the results are compared'],
  'check.test.ts': ['a must excludes what is known to fail it'],
  'committee.test.ts': ['a buyer sends the link, merges three answers'],
  'shared-link.test.ts': ['a colleague opens the link'],
  // The other pages.
  'home.test.ts': [
    'the sample result is the sheet that the Navigator has',
    'opens by mouse with seven groups of names',
    'opens by keyboard, keeps the focus inside',
  ],
  'header.test.ts': [
    'the Industries menu opens by click, Enter and Space',
    'the menu opens and closes, its button says',
  ],
  'industries.test.ts': ['an industry page leads into the Navigator'],
  'insights.test.ts': ['the footer leads to an article'],
  'message.test.ts': ['an empty submit names each error', 'a valid submit logs the values'],
  'pages.test.ts': [
    'answers 404 with a way home',
    'the solutions page has the services, five phases',
    'a page loads nothing from elsewhere and sets no cookie',
  ],
  'providers.test.ts': [
    'all providers stand under their five layers',
    'chips and select agree, by mouse and by keyboard',
  ],
  'roi-calculator.test.ts': [
    'five figures give six, a reload keeps both',
    'an incomplete form calculates nothing',
    'of an industry page leads to the results',
  ],
  'solution-pages.test.ts': ['a visitor reaches a solution from the catalogue'],
  // Every page.
  'no-script.test.ts': 'all',
  'print.test.ts': ['every kind of page prints whom to ask'],
  'privacy.test.ts': [
    'a visit stores exactly what the privacy page lists',
    'only fields that the privacy page lists are sent',
  ],
  'security.test.ts': 'all',
  'a11y/record.test.ts': 'all',
  'a11y/states.test.ts': [
    '/ as served',
    '/solutions-navigator as served',
    'menu open',
    'full provider list open',
    'Navigator, step 1 in error',
    'Navigator, step 4 in error',
    'Navigator, results, report saved',
    'needs assessment, closing page with recommendations',
    'no provider found',
    'three solutions compared, differences only',
    'calculator with results and their table',
    'message form in error',
  ],
};

/** The browser tests that run once a week alone: kills, transcripts, and more of what `test:full` has of a kind. */
export const weekly: Chosen = {
  'faults.test.ts': 'all',
  // Whatever the CRM answers, the visitor reads the same: what each status leads to, tests/functions proves.
  'lead.test.ts': ['status-401', 'status-403', 'status-400', 'status-422', 'status-429', 'reset'].map(
    (behaviour) => `the CRM answers with ${behaviour}`,
  ),
  'a11y/transcripts.test.ts': 'all',
  // The same parts as in another state: a page's template, the contact step and the notices of the Navigator, an alert.
  'a11y/states.test.ts': [
    'a page like another',
    'needs assessment, step 1 in error',
    'needs assessment, step 2 in error',
    'needs assessment, step 4',
    "needs assessment, closing page, '",
    'Navigator, scraper with a key',
    'Navigator, scraper testing a key',
    'Navigator, step 4 after sending',
    "Navigator, results, 'Partial Success'",
    "Navigator, results, 'Information Saved'",
    'nothing compared',
  ],
  // At 400 % all of these are stops too, and more can cover them.
  'a11y/focus.test.ts': [
    'the focus in a window of 360 by 740',
    'the focus in a window of 1280 by 1024',
    ...['/solutions', '/providers', '/roi-calculator', '/mortgage'].map(
      (route) => `the focus at 100 % is visible at every Tab stop on ${route}`,
    ),
  ],
  // The same islands on another page.
  'altered-pages.test.ts': ['RoiCalculator of /mortgage', 'NeedsAssessment of /needs-assessment'],
  'admin.test.ts': ['an edit of any kind of content changes only its own line'],
  'early-answers.test.ts': [
    'the calculator of /mortgage says so below Calculate',
    'says so where something is chosen',
    'says so where a chip has reloaded the page',
  ],
  'errors-in-dev.test.ts': [
    'unreadable fields of the agency itself',
    'a missing picture, in a text and in MDX',
    'a picture added, removed and put back',
    'a file that is deleted',
    'a file that is renamed, in its capitals alone',
    'a link to a missing part of a page',
    'errors present at the start, with and without',
    'an unknown address answers with what is wrong',
  ],
  // A rule of the lint's kind, for styles that rarely change: a trace of all pages takes as long as twenty other tests.
  'animations.test.ts': 'all',
  // The other wizard has the same steps, and the rankings are those of tests/unit/recommendation.
  'advice.test.ts': ['/needs-assessment fetches the advice', '/needs-assessment: results that waited'],
  'navigator-journey.test.ts': [
    'from the home page to ranked results: Just browsing',
    'from the home page to ranked results: Contact center',
    'is offered on /needs-assessment',
  ],
  'back-forward-cache.test.ts': ['/needs-assessment loads again'],
  'stores-nothing.test.ts': ['the return link on Committee leads to them'],
  'weights.test.ts': ['the check finds a line that moves by its height', '/solutions/telus-direct-routing as it loads'],
};

/**
 * Browser tests of the other tables and of none that run once a week again and look at more (`isThorough`): each state in every
 * width and by Equal Access, more moments of loading, each alteration of a page alone.
 */
export const thorough: Chosen = {
  'altered-pages.test.ts': ['starts and works on a page that was changed before'],
  'early-answers.test.ts': ['no answer given at any of many moments'],
  'paper.test.ts': ['on paper nothing is lost'],
  'a11y/focus.test.ts': 'all',
  'a11y/forced-colours.test.ts': 'all',
  'a11y/journey.test.ts': 'all',
  'a11y/keyboard.test.ts': 'all',
  'a11y/states.test.ts': 'all',
};

/** Returns what Playwright's `grep` takes for the tests that a table chooses: it looks at file and titles in one line. */
export function grepOf(chosen: Chosen): RegExp[] {
  const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return Object.entries(chosen).flatMap(([file, titles]) =>
    titles === 'all'
      ? [new RegExp(`(^|[\\s/])${literal(file)} `)]
      : titles.map((title) => new RegExp(`(^|[\\s/])${literal(file)} (.* )?${literal(title)}`)),
  );
}
