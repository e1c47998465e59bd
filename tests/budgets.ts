/*
 * What a page may weigh, in bytes on the wire. Checked in `npm test` (tests/e2e/weights.test.ts), reported with the
 * times of a slow phone by `npm run bench`.
 *
 * On the wire means brotli, as a CDN sends it: quality 5 for pages, which are compressed as they are asked for;
 * quality 11 for files whose name carries a hash, which are compressed once. Fonts and pictures go as they are.
 */

const kib = 1024;

type Budget = {
  /** The headers that the site sends with the page: netlify/http/headers.ts. */
  headers: number;
  /** The headers and what of the page comes before its first screen is whole: tests/e2e/first-flight.test.ts. */
  firstScreen: number;
  /** The page itself: HTML with the style sheet and the scripts in it. */
  html: number;
  /** The scripts in it, each compressed by itself, which is the most they can add. */
  inlineScript: number;
  /**
   * The directives and the runtime of Astro's islands, a script of its own that comes with the first sign of interest in
   * one. Wizards have it see whether they start by themselves.
   */
  islandRuntime: number;
  /** All other scripts of their own before the visitor has touched anything. Where there is none, no runtime comes. */
  scriptsBeforeInteraction: number;
  /** All other scripts of their own, once every island of the page is in use, without those fetched later. */
  islandScripts: number;
  /** A wizard's last steps, fetched after its first answer. */
  lastSteps?: number;
  /** The first files of the two typefaces: netlify/build/typefaces.ts. */
  fonts: number;
  /** The page with everything it loads, and how many requests that is. */
  whole: number;
  requests: number;
};

/**
 * In every page are 0.35 KiB for the menu's close sign and for what the message form says once a message is begun or ready,
 * and 80 bytes of script, so that React does not come with the tap that opens the menu or the list of providers.
 */
const content: Budget = {
  headers: 830,
  firstScreen: 14_600,
  html: 13 * kib,
  inlineScript: 625,
  islandRuntime: 2590,
  scriptsBeforeInteraction: 0,
  islandScripts: 85 * kib,
  fonts: 22.5 * kib,
  whole: 42.6 * kib,
  requests: 8,
};

/**
 * Home shows more drawings than any other page, and each name of the hero's opens what its layer holds: 0.4 KiB. The list
 * beside the sample's stack and the names of the layers above the register of providers are another 0.4 KiB. 0.1 KiB of
 * script open the full provider list in the frame of the press. The name of the islands' file takes 1 to 5 bytes more or
 * less from build to build.
 */
const home: Budget = { ...content, html: 18.5 * kib, inlineScript: 1040 };

/**
 * Its catalogue names 62 products, each with a sentence, provider and sizes, in the page for readers and machines without
 * scripts: 64 bytes each, 3.9 KiB. Its row of figures and the lines of its scale of weeks are 0.2 KiB, the names of
 * the layers at its phases and the cases that fold on phones 0.5 KiB. The rest of the page keeps to the budget of the others.
 */
const solutions: Budget = { ...content, html: 18.8 * kib };

/**
 * What 34 providers are known for is folded on phones, each under a line that names whose details it opens: 0.3 KiB, for a
 * page that is a quarter shorter there.
 */
const providers: Budget = { ...content, html: 14 * kib };

/**
 * A wizard's page carries its first step; its other questions and the rules of its other steps are files that its island
 * waits for, and what it ranks from comes with the last steps. Its island comes when somebody turns to it; 10 bytes of the
 * inline script see whether it has to come by itself. The last steps hold the contact form, the ranking with all that
 * explains it, and the report.
 */
const wizard: Budget = {
  ...content,
  html: 13.2 * kib,
  inlineScript: 640,
  // 0.4 KiB for the plate in each row of the results, for needs that are not confirmed, and for sentences that hold a figure
  // as functions of their room's words.ts.
  lastSteps: 16 * kib,
};

/** A solution's page has its facts with their sources, its drawing and its place in each ranking: 0.6 KiB. */
const solution: Budget = { ...content, html: 13.7 * kib };

/** An article lists every source with its address, its title and the day it was read: some 40 bytes each, and one lists 68. */
const insight: Budget = { ...content, html: 16.3 * kib, whole: 43.9 * kib };

/** The comparison comes by itself, with the advice that it is put together from. */
const compare: Budget = {
  ...content,
  html: 7.7 * kib,
  scriptsBeforeInteraction: 74 * kib,
  whole: 180 * kib,
  requests: 14,
};

/**
 * The committee's page reads links with the Navigator's questions, which come as a file. What else it reads them
 * with comes at once: the wizards' engine, the ranking, the check and the rules, in the files that the wizards fetch them
 * in, and the advice; and the whole style sheet, which holds the first screen's 4 KiB again. 0.4 KiB of the wizards' files
 * answer presses in the frame they happen in.
 */
const committee: Budget = {
  ...content,
  html: 9.3 * kib,
  scriptsBeforeInteraction: 93.2 * kib,
  whole: 201 * kib,
  requests: 27,
};

/** The catalogue with its facts, criteria and rules, fetched with a wizard's last steps and to compare solutions: 62 solutions, 330 facts, 77 rules. */
export const adviceBudget = 65 * kib;

/**
 * 'Check it against your criteria': its script, all scripts that come with it, and its style sheet, when it is asked for.
 * All scripts include what the committee's page reads weights with, in files that both fetch. 0.15 KiB are for the
 * native listener that answers a press in the frame it happens in.
 */
export const checkBudget = { script: 8.5 * kib, whole: 11.2 * kib, sheet: 2.5 * kib };

/** The budget of the page with this path. */
export function budgetOf(route: string): Budget {
  const others: Record<string, Budget> = {
    '/': home,
    '/solutions': solutions,
    '/providers': providers,
    '/solutions-navigator': wizard,
    '/needs-assessment': wizard,
    '/compare': compare,
    '/committee': committee,
  };
  if (route.startsWith('/insights/')) return insight;
  if (route.startsWith('/solutions/')) return solution;
  return others[route] ?? content;
}
