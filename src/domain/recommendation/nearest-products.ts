import type { WizardDefinition } from '#domain/content/wizard';
import type { AdviceCriterion } from '#domain/recommendation/advice';
import { byName, isWellKnown } from '#domain/recommendation/editors-ranking';
import type { Job } from '#domain/recommendation/jobs';
import { needStandings } from '#domain/recommendation/need-standings';
import { byNeeds, meetsEveryNeed, missedNeeds, partlyMetNeeds } from '#domain/recommendation/needs';
import { answersForRules, type Recommendation } from '#domain/recommendation/recommend';
import type { Catalogue, Solution } from '#domain/recommendation/solution';
import type { Summary } from '#domain/recommendation/summary';
import * as words from '#domain/recommendation/words';
import { type Answers, askedQuestions, chosenOptions, relevantAnswers } from '#domain/wizard/answers';

/** The products to look at in an area that nothing is recommended for yet. */
export type NearestProducts = {
  /** At most four, without a place or a score. */
  products: Recommendation[];
  /** How many of them meet every stated need, and how they are ordered. */
  summary: Summary;
};

/** The most products that are named. */
const mostProducts = 4;

/**
 * Returns the products of the catalogue that do the jobs of the chosen area: those on which enough is known first, then
 * as candidates are ordered (`byNeeds`), then by name. Without products where the area has no jobs, or nothing in the
 * catalogue does them. Advice, section 8.
 */
export function nearestProducts(wizard: WizardDefinition, answers: Answers, catalogue: Catalogue): NearestProducts {
  const relevant = relevantAnswers(wizard, answers);
  const forRules = answersForRules(wizard, relevant);
  const jobs = jobsOf(wizard, relevant);
  const doing = catalogue.solutions
    .filter(({ job }) => job !== undefined && jobs.includes(job))
    .map((solution): Recommendation => ({
      solution,
      needs: needStandings(wizard, catalogue.needs, { answers: relevant, forRules, onlyOwnSize: true }, solution),
      score: null,
      reasons: [],
      place: null,
      isLayerPick: false,
    }))
    .sort(
      (a, b) =>
        Number(isWellKnown(b.solution)) - Number(isWellKnown(a.solution)) ||
        byNeeds(a.needs, b.needs) ||
        byName(a.solution, b.solution),
    );
  const products = doing.slice(0, mostProducts);
  return { products, summary: summaryOf(products, doing.length, jobs) };
}

/**
 * Returns how little is known of a product, as a sentence; empty where it is enough for a place of the ranking. Counted
 * of the criteria that concern its layer.
 */
export function littleKnownLine(solution: Solution, criteria: readonly AdviceCriterion[]): string {
  if (isWellKnown(solution)) return '';
  const concerning = criteria.filter(({ layers }) => layers.includes(solution.category));
  return words.littleKnown(solution.known ?? 0, concerning.length);
}

function jobsOf(wizard: WizardDefinition, answers: Answers): Job[] {
  return askedQuestions(wizard, answers)
    .flatMap((question) => chosenOptions(question, answers))
    .flatMap(({ jobs = [] }) => jobs);
}

function summaryOf(products: readonly Recommendation[], described: number, jobs: readonly Job[]): Summary {
  if (products.length === 0) return { headline: words.noProducts, detail: '' };
  const done = jobs.filter((each) => products.some(({ solution: { job } }) => job === each));
  const little = products.filter(({ solution }) => !isWellKnown(solution)).length;
  const detail = [
    ...(described > products.length ? [words.firstOfDescribed(described, products.length)] : []),
    ...(done.length > 1 ? [words.complement(done.map((job) => words.jobInSentence(job)))] : []),
    described === 1 ? words.onlyProduct : mostNeeds(products) === 0 ? words.orderByName : words.orderOfProducts,
    ...(little === products.length ? [words.littleKnownOfAll] : little > 0 ? [words.littleKnownLast] : []),
  ];
  return { headline: standingsInWords(products), detail: detail.join(' ') };
}

function standingsInWords(products: readonly Recommendation[]): string {
  const stated = mostNeeds(products);
  if (stated === 0) return words.nothingStated;
  const meeting = products.filter(({ needs }) => meetsEveryNeed(needs));
  const isOpen = products.some(({ needs }) => missedNeeds(needs).length === 0);
  const conditions = meeting.filter(({ needs }) => partlyMetNeeds(needs).length > 0).length;
  const meets = words.ofShown(meeting.length, products.length, isOpen);
  return `${meets} ${words.statedNeeds(stated)}${words.ofThem(meeting.length, conditions)}.`;
}

/** Not every need concerns each of them. */
function mostNeeds(products: readonly Recommendation[]): number {
  return Math.max(...products.map(({ needs }) => needs.length));
}
