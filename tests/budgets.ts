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
  providers,
  rules,
  services,
  solutionEntries,
} from '#tests/fixtures/content';

/*
 * What a page may weigh, in bytes on the wire: brotli as a CDN sends it, quality 5 for pages, which are compressed as they
 * are asked for, 11 for files whose name carries a hash. Typefaces and pictures go as they are. Checked in `npm test`
 * (tests/dist/budgets.test.ts; what a browser asks for: tests/e2e/weights.test.ts), reported by `npm run bench`.
 *
 * Budgets are whole kB with some 5 % of room. An entry that an editor adds to a list may weigh more: no test fails because
 * of an edit that the guide allows.
 */

const kB = 1000;

export type Budget = {
  /** The page itself: HTML with its styles and inline scripts. */
  html: number;
  /** Scripts once every island of the page is in use, without those fetched later. */
  islandScripts: number;
  /** A wizard's last steps, fetched after its first answer. */
  lastSteps: number;
  /** Everything that the page loads before anybody touches it, and in how many requests. */
  whole: number;
  requests: number;
  /** Scripts among these. */
  scripts: number;
};

/** The headers and the page up to its heading and the first action: ten packets, which a new connection sends at once. */
export const firstFlight = 14_600;

/** HTML, styles and data of a visit: home, industry, solutions, Navigator with results, comparison, each touched. */
export const visitBudget = 110 * kB;

/** A list in a page: how many entries it has and had when the page was measured, and how many bytes each takes. */
type List = { now: number; then: number; each: number };

/** Returns how many bytes were added to lists since they were measured; what was taken out of one is not set against it. */
function added(...lists: List[]): number {
  return lists.reduce((sum, { now, then, each }) => sum + Math.max(0, now - then) * each, 0);
}

const plain: Budget = {
  html: 21 * kB,
  islandScripts: 98 * kB,
  lastSteps: 0,
  whole: 52 * kB,
  requests: 9,
  scripts: 3 * kB,
};

<<<<<<< HEAD
function budget(own: Partial<Budget>, ...lists: List[]): Budget {
  const { html, whole, ...others } = { ...plain, ...own };
  // The menu names each industry on every page.
  const more = added(...lists, { now: industries.size, then: 9, each: 12 });
  return { ...others, html: html + more, whole: whole + more };
}

/** The catalogue: each product is a line of a list. */
const products = (each: number): List => ({ now: solutionEntries.size, then: 62, each });

/** The catalogue with its facts and rules, fetched with a wizard's last steps and by the comparison. */
const advice = added(
  products(320),
  { now: [...facts.values()].reduce((sum, known) => sum + Object.keys(known).length, 0), then: 330, each: 70 },
  { now: rules.size, then: 77, each: 190 },
=======
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
>>>>>>> names
);
export const adviceBudget = 66 * kB + advice;

/** 'Check it against your criteria', with its style sheet, when it is asked for. */
export const checkBudget = 16 * kB;

/** All scripts of the Navigator: with the website scraper open and the results shown. */
export const navigatorBudget = 125 * kB;

/** A wizard's page has its first step and the questions of the others. */
function wizard({ steps, questions }: WizardDefinition, then: number): Budget {
  const first = questions.filter(({ step }) => step === steps[0]?.id).flatMap(({ options }) => options);
  return budget({ html: 22.5 * kB, lastSteps: 22 * kB }, { now: first.length, then, each: 30 });
}

/** An article lists every page that it rests on, with its title and the day it was read. */
function insight(id: string): Budget {
  const named = insights.get(id);
  const sources = [
    ...(named?.rules ?? []).flatMap((rule) => rules.get(rule)?.sources ?? []),
    ...(named?.facts ?? []),
    ...(named?.sources ?? []),
  ];
  const bytes = 50 * sources.length + 0.5 * bodyOf('insights', `${id}.md`).length;
  return budget({ html: 17 * kB + bytes, whole: 48 * kB + bytes });
}

<<<<<<< HEAD
/** Returns the budget of the page with this path. */
=======
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
>>>>>>> names
export function budgetOf(route: string): Budget {
  const name = route.split('/').at(-1) ?? '';
  switch (route) {
    case '/':
      return budget(
        { html: 25 * kB, whole: 56 * kB },
        { now: [...providers.values()].filter(({ ecosystem }) => ecosystem).length, then: 73, each: 16 },
      );
    case '/solutions':
      return budget(
        { html: 25 * kB, whole: 56 * kB },
        products(64),
        { now: phases.size, then: 5, each: 260 },
        { now: services.size, then: 6, each: 230 },
        { now: caseStudies.size, then: 3, each: 380 },
      );
    case '/providers':
      return budget({}, { now: listedProviders.length, then: 34, each: 140 });
    case '/roi-calculator':
      return budget({}, { now: faqs.size, then: 10, each: 150 });
    case '/insights':
      return budget({}, { now: insights.size, then: 2, each: 300 });
    case '/solutions-navigator':
      return wizard(navigator, 14);
    case '/needs-assessment':
      return wizard(needsAssessment, 16);
    // These two start by themselves: they show what a link or this browser holds.
    case '/compare':
      return budget({ scripts: 90 * kB, whole: 200 * kB + advice, requests: 24 });
    case '/committee':
      return budget({ scripts: 120 * kB, whole: 240 * kB + advice, requests: 40 });
  }
  if (route.startsWith('/insights/')) return insight(name);
  if (route.startsWith('/solutions/')) return budget({}, products(4));
  return budget({}, { now: industries.get(name)?.compliance.length ?? 0, then: 7, each: 220 });
}
