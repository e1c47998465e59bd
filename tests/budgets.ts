import type { WizardDefinition } from '#domain/content/wizard';
import {
  bodyOf,
  caseStudies,
  facts,
  faqs,
  industries,
  insights,
  listedProviders,
  navigator,
  needsAssessment,
  phases,
  providers as providerEntries,
  rules,
  services,
  solutionEntries,
} from '#tests/fixtures/content';

/*
 * What a page may weigh, in bytes on the wire. Checked in `npm test` (tests/dist/budgets.test.ts; what a browser asks for:
 * tests/e2e/weights.test.ts), reported with the times of a slow phone by `npm run bench`.
 *
 * On the wire means brotli, as a CDN sends it: quality 5 for pages, which are compressed as they are asked for;
 * quality 11 for files whose name carries a hash, which are compressed once. Fonts and pictures go as they are.
 *
 * No test is to fail because an editor does what the guide allows. A page may weigh more with each entry that its lists did
 * not have when it was measured; and of a page that is near its budget 0.1 KiB are left for texts that are worded anew.
 */

const kib = 1024;

type Budget = {
  /** The headers that the site sends with the page: netlify/http/headers.ts. */
  headers: number;
  /** The headers and the page up to its heading and the first action after it. */
  firstFlight: number;
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

/** A list in a page: how many entries it has and had when the page was measured, and how many bytes nearly each takes. */
type List = { now: number; then: number; each: number };

/** Returns how many bytes were added to lists since they were measured; what was taken out of one is not set against it. */
function added(...lists: List[]): number {
  return lists.reduce((sum, { now, then, each }) => sum + Math.max(0, now - then) * each, 0);
}

/** Returns a page's budget with what was added to its lists. */
function withLists(budget: Budget, ...lists: List[]): Budget {
  const more = added(...lists);
  return { ...budget, html: budget.html + more, whole: budget.whole + more };
}

/** The menu, on every page: it names each industry. */
const menu: List = { now: industries.size, then: 9, each: 12 };

/** The catalogue. Each of its products stands on one line of a list. */
const products = (each: number): List => ({ now: solutionEntries.size, then: 62, each });

/**
 * In every page are 0.35 KiB for the menu's close sign and for what the message form says once a message is begun or ready,
 * and 80 bytes of script, so that React does not come with the tap that opens the menu or the list of providers. 10 bytes of
 * the runtime begin a message where storage is blocked.
 */
const content: Budget = {
  headers: 830,
  firstFlight: 14_600,
  html: 16 * kib,
  inlineScript: 625,
  islandRuntime: 2600,
  scriptsBeforeInteraction: 0,
  islandScripts: 85 * kib,
  fonts: 22.5 * kib,
  whole: 47 * kib,
  requests: 8,
};

/**
 * Home shows more drawings than any other page, and each name of the hero's opens what its layer holds: 0.4 KiB. The list
 * beside the sample's stack and the names of the layers above the register of providers are another 0.4 KiB. 0.1 KiB of
 * script open the full provider list in the frame of the click. The name of the islands' file takes 1 to 5 bytes more
 * or less from build to build.
 */
const home: Budget = withLists(
  { ...content, html: 24 * kib, inlineScript: 1040 },
  // The full list of providers.
  { now: [...providerEntries.values()].filter(({ ecosystem }) => ecosystem).length, then: 73, each: 16 },
);

/**
 * Its catalogue names 62 products, each with a sentence, provider and sizes, in the page for readers and machines without
 * scripts: 64 bytes each, 3.9 KiB. Its row of figures and the lines of its scale of weeks are 0.2 KiB, the names of
 * the layers at its phases and the cases that fold on phones 0.5 KiB. The rest of the page keeps to the budget of the others.
 */
const solutions: Budget = withLists(
  { ...content, html: 24 * kib },
  products(64),
  { now: phases.size, then: 5, each: 260 },
  { now: services.size, then: 6, each: 230 },
  { now: caseStudies.size, then: 3, each: 380 },
);

/**
 * What 34 providers are known for is folded on phones, each under a line that names whose details it opens: 0.3 KiB, for a
 * page that is a quarter shorter there. A provider's card takes some 120 bytes, and up to 165. 0.1 KiB say that the filter
 * needs its script, where none comes.
 */
const providers: Budget = withLists(
  { ...content, html: 18 * kib },
  { now: listedProviders.length, then: 34, each: 140 },
);

/** A question with its answer stands in the page and, for search engines, in its data. */
const calculator: Budget = withLists(content, { now: faqs.size, then: 10, each: 150 });

/** An industry's page. Most differ in what they say of rules. */
const industry = (id: string): Budget =>
  withLists(content, { now: industries.get(id)?.compliance.length ?? 0, then: 7, each: 220 });

/**
 * A wizard's page carries its first step; its other questions and the rules of its other steps are files that its island
 * waits for, and what it ranks from comes with the last steps. Its island comes when somebody turns to it; 10 bytes of the
 * inline script see whether it has to come by itself. The last steps hold the contact form, the ranking with all that
 * explains it, and the report.
 */
const wizard = ({ steps, questions }: WizardDefinition, then: number): Budget =>
  withLists(
    {
      ...content,
      inlineScript: 640,
      // 0.4 KiB for the plate in each row of the results, for needs that are not confirmed, and for sentences that hold a
      // figure as functions of their room's words.ts; 0.1 KiB say why no advice comes, and what a link has lost; 0.3 KiB what
      // a need that is met in part is met with, and whether a lead has reached the CRM since; 0.3 KiB what the catalogue knows
      // of a product found on a website, what was found, scored and left out, and for which sizes a solution is made; 0.25 KiB
      // ask whether details correct those sent before.
      lastSteps: 18 * kib,
    },
    // The answers of the first step.
    {
      now: questions.filter(({ step }) => step === steps[0]?.id).reduce((sum, { options }) => sum + options.length, 0),
      then,
      each: 30,
    },
  );

/**
 * A solution's page has its facts with their sources, its drawing and its place in each ranking: 0.6 KiB. A fact more is a
 * question less.
 */
const solution: Budget = withLists({ ...content, html: 17 * kib }, products(4));

/**
 * An article lists every page that it rests on with its address, its title and the day it was read: 50 bytes each, and one
 * lists 58. Its text takes half a byte a character.
 */
function insight(id: string): Budget {
  const named = insights.get(id);
  const sources = [
    ...(named?.rules ?? []).flatMap((rule) => rules.get(rule)?.sources ?? []),
    ...(named?.facts ?? []),
    ...(named?.sources ?? []),
  ];
  const bytes = 50 * sources.length + 0.5 * bodyOf('insights', `${id}.md`).length;
  return { ...content, html: 12 * kib + bytes, whole: 39 * kib + bytes };
}

/** The catalogue with its facts, criteria and rules, fetched with a wizard's last steps and to compare solutions. */
const advice = [
  products(320),
  { now: [...facts.values()].reduce((sum, known) => sum + Object.keys(known).length, 0), then: 330, each: 70 },
  { now: rules.size, then: 77, each: 190 },
];
export const adviceBudget = 65 * kib + added(...advice);

/** The list of the articles has a paragraph of each. */
const articles: Budget = withLists(content, { now: insights.size, then: 2, each: 300 });

/** The comparison comes by itself, with the advice that it is put together from. */
const compare: Budget = {
  ...content,
  // 0.1 KiB say why no advice comes, 0.1 KiB are for addresses in the footer that are still to be filled in.
  html: 10 * kib,
  scriptsBeforeInteraction: 78 * kib,
  whole: 180 * kib + added(...advice),
  requests: 14,
};

/**
 * The committee's page reads links with the Navigator's questions, which come as a file. What else it reads them
 * with comes at once: the wizards' engine, the ranking, the check and the rules, in the files that the wizards fetch them
 * in, and the advice; and the whole style sheet, which holds the first screen's 4 KiB again. 0.4 KiB of the wizards' files
 * answer clicks in the frame they happen in; 0.1 KiB of the page and 0.3 KiB of script say why no advice comes, and
 * which weights cannot be carried over. 0.1 KiB are for addresses in the footer that are still to be filled in, and 0.1
 * KiB of script lead back to a link's results, leave links that the tab could not store where they are, and say of a
 * size for whom a product is made.
 */
const committee: Budget = {
  ...content,
  html: 11 * kib,
  scriptsBeforeInteraction: 102 * kib,
  islandScripts: 90 * kib,
  whole: 216 * kib + added(...advice),
  requests: 27,
};

/**
 * 'Check it against your criteria': its script, all scripts that come with it, and its style sheet, when it is asked for.
 * All scripts include what the committee's page reads weights with, in files that both fetch. 0.15 KiB are for the
 * native listener that answers a click in the frame it happens in; 0.25 KiB say what an editor holds of a criterion
 * that no fact answers, and who can still be first after an answer.
 */
export const checkBudget = { script: 8.5 * kib, whole: 12 * kib, sheet: 2.5 * kib };

/** All scripts of the Navigator and its page: with the website scraper open and the results shown. */
export const navigatorBudget = 113 * kib;

/** The budget of the page with this path. */
export function budgetOf(route: string): Budget {
  return withLists(pageBudget(route), menu);
}

function pageBudget(route: string): Budget {
  const name = route.split('/').at(-1) ?? '';
  const others: Record<string, Budget> = {
    '/': home,
    '/solutions': solutions,
    '/providers': providers,
    '/roi-calculator': calculator,
    '/insights': articles,
    '/solutions-navigator': wizard(navigator, 14),
    '/needs-assessment': wizard(needsAssessment, 16),
    '/compare': compare,
    '/committee': committee,
  };
  if (route.startsWith('/insights/')) return insight(name);
  if (route.startsWith('/solutions/')) return solution;
  if (industries.has(name)) return industry(name);
  return others[route] ?? content;
}
