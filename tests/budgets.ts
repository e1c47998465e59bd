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

/**
 * The headers and the page up to its heading and the first action: ten packets, which a new connection sends at once. 0.3 kB
 * over are home with its sentence, the record of accessibility, and industries with a calculator and many rules.
 */
export const firstFlight = (route: string) =>
  ['/', '/accessibility'].includes(route) || industries.get(route.slice(1))?.calculator ? 14_900 : 14_600;

/**
 * HTML, styles and data of a visit: home, industry, solutions, Navigator with results, comparison, each touched. 110 kB,
 * six more since /solutions has the benefits of each product, three since an industry has its rules layer by layer, and three
 * since home has the results' matrix and its sentence a table.
 */
export const visitBudget = 124 * kB;

/** A list in a page: how many entries it has and had when the page was measured, and how many bytes each takes. */
type List = { now: number; then: number; each: number };

/** Returns how many bytes were added to lists since they were measured; what was taken out of one is not set against it. */
function added(...lists: List[]): number {
  return lists.reduce((sum, { now, then, each }) => sum + Math.max(0, now - then) * each, 0);
}

const plain: Budget = {
  html: 21 * kB,
  islandScripts: 104 * kB,
  lastSteps: 0,
  whole: 52 * kB,
  requests: 9,
  scripts: 3.5 * kB,
};

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
  // A rule whose own text was not read also has the address of what was.
  { now: [...rules.values()].filter(({ official }) => !official.read).length, then: 0, each: 25 },
);
/** Six kB more since facts, needs and products have the short words of the results' matrix, and a comparison asks its rows. */
export const adviceBudget = 74 * kB + advice;

/** All scripts that the Navigator's results add to its first step: the last steps, obligations, actions and the second reading. */
export const resultsBudget = 34 * kB;

/** 'Criteria', with its style sheet, when it is asked for. */
export const checkBudget = 18 * kB;

/** All scripts of the Navigator: with the website scraper open and the results shown. */
export const navigatorBudget = 134 * kB;

/** A wizard's page has its first step and the questions of the others. */
function wizard({ steps, questions }: WizardDefinition, then: number): Budget {
  const first = questions.filter(({ step }) => step === steps[0]?.id).flatMap(({ options }) => options);
  return budget({ html: 22.5 * kB, lastSteps: 22 * kB }, { now: first.length, then, each: 30 });
}

/** An industry's page has the rules that bind in it, in force and coming, with what each asks, and how many bind each kind. */
function industry(id: string, compliance: number): Budget {
  const binding = [...rules.values()].filter(
    ({ binds, jurisdictions }) =>
      binds.some((each) => each.industry === id) &&
      jurisdictions.some((each) => ['ontario', 'canada', 'payment-networks'].includes(each)),
  );
  return budget(
    { html: 23 * kB, whole: 54 * kB },
    { now: compliance, then: 7, each: 220 },
    { now: binding.length, then: 11, each: 190 },
  );
}

/** An article lists every page that it rests on, with its title and the day it was read. */
function insight(id: string): Budget {
  const named = insights.get(id);
  const sources = [
    ...(named?.rules ?? []).flatMap((rule) => [...(rules.get(rule)?.sources ?? []), 'official']),
    ...(named?.facts ?? []),
    ...(named?.sources ?? []),
  ];
  const bytes = 50 * sources.length + 0.5 * bodyOf('insights', `${id}.md`).length;
  return budget({ html: 17 * kB + bytes, whole: 48 * kB + bytes });
}

/** Returns the budget of the page with this path. */
export function budgetOf(route: string): Budget {
  const name = route.split('/').at(-1) ?? '';
  switch (route) {
    case '/':
      return budget(
        { html: 27 * kB, whole: 57 * kB, scripts: 4.5 * kB },
        { now: [...providers.values()].filter(({ ecosystem }) => ecosystem).length, then: 73, each: 16 },
      );
    case '/solutions':
      return budget(
        { html: 31 * kB, whole: 62 * kB },
        products(160),
        { now: phases.size, then: 5, each: 260 },
        { now: services.size, then: 6, each: 230 },
        { now: caseStudies.size, then: 3, each: 380 },
      );
    case '/providers':
      // Each product says whether it keeps data in Canada; the layers name makers that are listed elsewhere.
      return budget({ html: 24 * kB }, { now: listedProviders.length, then: 34, each: 140 });
    // 40 kB with the 77 rules that it was drawn with.
    case '/obligations':
      return budget({ html: 40 * kB, whole: 74 * kB, scripts: 6.3 * kB }, { now: rules.size, then: 77, each: 260 });
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
      return budget({ scripts: 92 * kB, whole: 200 * kB + advice, requests: 24 });
    case '/committee':
      return budget({ scripts: 120 * kB, whole: 240 * kB + advice, requests: 40 });
  }
  if (route.startsWith('/insights/')) return insight(name);
  // What is known and what to settle come in the first screen; the largest product leaves half a kB of room.
  if (route.startsWith('/solutions/')) return budget({ html: 22 * kB }, products(4));
  const listed = industries.get(name)?.compliance.length;
  return listed === undefined ? budget({}) : industry(name, listed);
}
