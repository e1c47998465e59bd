import type { Question, WizardDefinition } from '#domain/content/wizard';
import { type LayerName, layerNames } from '#domain/layers';
import {
  type AskedLayer,
  byName,
  fallbackCaseFor,
  filledPlaces,
  type LayerGap,
  layerPicks,
} from '#domain/recommendation/editors-ranking';
import { needStandings, statedNeeds } from '#domain/recommendation/need-standings';
import { missedNeeds, type NeedStanding } from '#domain/recommendation/needs';
import { isSize, matchingSize, mentionedIn, namedIn } from '#domain/recommendation/predicates';
import type { Catalogue, Solution } from '#domain/recommendation/solution';
import * as words from '#domain/recommendation/words';
import { type Answers, askedQuestions, chosenOptions, relevantAnswers } from '#domain/wizard/answers';
import { isProfileQuestion } from '#domain/wizard/profile';

/** One reason for or against a solution. */
export type Reason = {
  kind: ReasonKind;
  met: boolean;
  text: string;
  /** Whether it says nothing about the solution, because the visitor has no preference. */
  isUnsure?: boolean;
  /** Only where the score is the sum of its parts (live data). */
  points?: number;
};
export type ReasonKind = 'challenge' | 'size' | 'priorities' | 'answers' | 'industry';

/**
 * One recommended solution. `score` is null for an additional recommendation of the editor's ranking, which has none.
 */
export type Recommendation = {
  solution: Solution;
  score: number | null;
  reasons: Reason[];
  /** Its standing on each need that the answers state. */
  needs: NeedStanding[];
  /** Its place from 1, and whether another solution shares it; null below the top three. */
  place: { number: number; shared: boolean } | null;
  /** Whether it is included only because a layer that the answers ask for would otherwise be empty. */
  isLayerPick: boolean;
};

/** The recommendations for a visitor: the source of the ranking, the top three, and further solutions worth a look. */
export type Recommendations = {
  source: 'live-data' | 'editors-ranking';
  top: Recommendation[];
  additional: Recommendation[];
  /** The layers that the answers ask for, top to bottom, and those of them left empty. */
  asked: LayerName[];
  gaps: LayerGap[];
  /** The answers that fill a layer of the drawing without asking for a product in it. */
  drawn: { layer: LayerName; answer: string }[];
  /** The number of candidates for the places: for a website, its solutions that score above 0. */
  candidates: number;
  /** The number of solutions that a website describes, whether they score or not; 0 without one. */
  found: number;
  /**
   * The number of different scores among the website's solutions, and of those that share the highest, with the names of
   * those among them that are not shown; null for the editor's ranking.
   */
  scoreSpread: { scores: number; inFirstPlace: number; notShown: readonly string[] } | null;
};

/** The industry a visitor came from: an unscored reason, worded to follow 'Used in'. */
export type VisitorIndustry = { id: string; inSentence: string };

/** The weights of live scoring. Specification §9, Fit scoring for scraped data. */
const weights = { challenge: 40, size: 30, priorities: 20, answers: 10 } as const;
const mostLiveRecommendations = 6;

/**
 * Returns the ranked, explained recommendations for these answers. Live website data is scored by the specified
 * weights; without it, or when nothing there scores above 0, the candidates of the answers' case fill the places. Pure,
 * with a stable order, and never empty while the catalogue is complete. Specification §9, Fit scoring and Fallback
 * recommendations.
 */
export function recommend(
  wizard: WizardDefinition,
  answers: Answers,
  catalogue: Catalogue,
  websiteData: readonly Solution[] = [],
  industry?: VisitorIndustry,
): Recommendations {
  const relevant = relevantAnswers(wizard, answers);
  const forRules = answersForRules(wizard, relevant);
  const standings = (solution: Solution, onlyOwnSize = true) =>
    needStandings(wizard, catalogue.needs, { answers: relevant, forRules, onlyOwnSize }, solution);
  const layersAsked = askedLayers(wizard, relevant);
  const asked = layersAsked.map(({ layer }) => layer);
  const drawn = drawnAnswers(wizard, relevant);
  const live = liveRanking(websiteData, (solution) => reasonsFor(wizard, relevant, solution, [], industry));
  if (live.length > 0) {
    const ranked = live.slice(0, mostLiveRecommendations).map((each) => ({
      ...each,
      needs: standings(each.solution, false),
      place: placeAmong(live, each.score),
      isLayerPick: false,
    }));
    const fitting = ranked.filter(({ needs }, index) => index < 3 || missedNeeds(needs).length === 0);
    const inFirstPlace = live.filter(({ score }) => score === live[0]?.score);
    const held = new Set(fitting.map(({ solution }) => solution.category));
    return {
      source: 'live-data',
      top: ranked.slice(0, 3),
      additional: ranked.slice(3).map((each) => ({ ...each, place: null })),
      asked,
      gaps: asked.filter((layer) => !held.has(layer)).map((layer) => ({ layer, unmet: [] })),
      drawn,
      candidates: live.length,
      found: websiteData.length,
      scoreSpread: {
        scores: new Set(live.map(({ score }) => score)).size,
        inFirstPlace: inFirstPlace.length,
        notShown: inFirstPlace.slice(mostLiveRecommendations).map(({ solution }) => solution.name),
      },
    };
  }
  // A reason that a need covers is shown as that need: met with its fact, missed or not confirmed.
  const covered = statedNeeds(catalogue.needs, forRules).map(({ question }) => question);
  const explained = (solution: Solution) => reasonsFor(wizard, relevant, solution, covered, industry);
  const places = filledPlaces(catalogue.solutions, fallbackCaseFor(forRules), (solution) => standings(solution));
  const { picks, gaps } = layerPicks(
    catalogue.solutions,
    layersAsked,
    places,
    (solution) => standings(solution),
    forRules['organizationType']?.[0],
  );
  const additional = (isLayerPick: boolean) => (each: { solution: Solution; needs: NeedStanding[] }) => ({
    ...each,
    score: null,
    reasons: explained(each.solution),
    place: null,
    isLayerPick,
  });
  return {
    source: 'editors-ranking',
    top: places.top.map((each, index) => ({
      ...each,
      reasons: explained(each.solution),
      place: { number: index + 1, shared: false },
      isLayerPick: false,
    })),
    additional: [...places.rest.map(additional(false)), ...picks.map(additional(true))],
    asked,
    gaps,
    drawn,
    candidates: places.candidates,
    found: websiteData.length,
    scoreSpread: null,
  };
}

/** Returns the layers that the answers ask for, top to bottom. */
function askedLayers(wizard: WizardDefinition, answers: Answers): AskedLayer[] {
  const chosen = askedQuestions(wizard, answers).flatMap((question) => chosenOptions(question, answers));
  return layerNames
    .map((layer) => ({
      layer,
      keywords: chosen.filter((option) => option.layer === layer).map(({ keywords }) => keywords),
    }))
    .filter(({ keywords }) => keywords.length > 0);
}

/** Returns the answers that fill a layer of the drawing without asking for a product in it, as where to run does. */
function drawnAnswers(wizard: WizardDefinition, answers: Answers): Recommendations['drawn'] {
  return askedQuestions(wizard, answers)
    .flatMap((question) => chosenOptions(question, answers))
    .flatMap(({ drawnIn, label }) => (drawnIn ? [{ layer: drawnIn, answer: label }] : []));
}

/** Returns the place of a score: 1 more than the number of higher ones, shared where another is equal. */
function placeAmong(ranked: readonly { score: number }[], score: number) {
  return {
    number: ranked.filter((other) => other.score > score).length + 1,
    shared: ranked.filter((other) => other.score === score).length > 1,
  };
}

/** Returns the candidates in their order: those with a place, then those below. */
export function rankedCandidates({ top, additional }: Pick<Recommendations, 'top' | 'additional'>): Recommendation[] {
  return [...top, ...rankedBelow({ additional })];
}

/** Returns the candidates below the top three, in their order: what only fills a layer is none. */
export function rankedBelow({ additional }: Pick<Recommendations, 'additional'>): Recommendation[] {
  return additional.filter(({ isLayerPick }) => !isLayerPick);
}

/**
 * Returns the answers converted for the rules: a chosen option's `countsAs` replaces the answers to the questions that
 * it names.
 */
export function answersForRules(wizard: WizardDefinition, answers: Answers): Answers {
  const counted = wizard.questions.flatMap((question) =>
    chosenOptions(question, answers).flatMap(({ countsAs = {} }) => Object.entries(countsAs)),
  );
  return { ...answers, ...Object.fromEntries(counted.map(([question, value]) => [question, [value]])) };
}

/**
 * Returns the provider categories to suggest where the answers name an area that has no recommendations yet. Empty
 * where there are recommendations.
 */
export function nearestCategories(wizard: WizardDefinition, answers: Answers): LayerName[] {
  const chosen = askedQuestions(wizard, answers).flatMap((question) => chosenOptions(question, answers));
  return [...new Set(chosen.flatMap(({ providerCategories = [] }) => providerCategories))];
}

/** Returns the website's solutions that score above 0, best first; ties by name. */
function liveRanking(websiteData: readonly Solution[], explained: (solution: Solution) => Reason[]) {
  return websiteData
    .map((solution) => {
      const reasons = explained(solution).map(withPoints);
      return { solution, reasons, score: reasons.reduce((sum, reason) => sum + (reason.points ?? 0), 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || byName(a.solution, b.solution));
}

function withPoints(reason: Reason): Reason {
  return reason.kind === 'industry' ? reason : { ...reason, points: reason.met ? weights[reason.kind] : 0 };
}

/**
 * Returns the reasons for and against a solution, one line per scored part, in the visitor's own words. Questions that
 * a need covers (`covered`) give no separate reason.
 */
function reasonsFor(
  wizard: WizardDefinition,
  answers: Answers,
  solution: Solution,
  covered: readonly string[],
  industry?: VisitorIndustry,
) {
  return [
    challengeReason(wizard, answers, solution),
    ...sizeReason(wizard, answers, solution),
    prioritiesReason(wizard, answers, solution),
    ...answersReason(wizard, answers, solution, covered),
    ...industryReason(solution, industry),
  ];
}

function challengeReason(wizard: WizardDefinition, answers: Answers, solution: Solution): Reason {
  const area = chosenIn(wizard, 'challengeArea', answers)[0];
  if (!area || area.keywords.length === 0) return { kind: 'challenge', met: false, text: words.noChallenge };
  const met = namedIn(solution, area.keywords).length > 0;
  return { kind: 'challenge', met, text: `${met ? words.madeForArea : words.notMadeForArea}: ${area.label}` };
}

/** Returns an empty list for a kind of organization that implies no size. */
function sizeReason(wizard: WizardDefinition, answers: Answers, solution: Solution): Reason[] {
  const chosen = chosenIn(wizard, 'organizationType', answers)[0];
  const size = answersForRules(wizard, answers)['organizationType']?.[0] ?? '';
  if (chosen && !isSize(size)) return [];
  const label = chosen?.label ?? words.unknownSize;
  if (solution.targetAudience.length === 0) return [{ kind: 'size', met: false, text: `${words.sizeOpen}: ${label}` }];
  const matching = matchingSize(solution, size);
  const met = matching !== null;
  const text =
    !met || matching === size
      ? `${met ? words.suitsSize : words.notForSize}: ${label}`
      : words.otherSizeCounts(solution.targetAudience, matching, label);
  return [{ kind: 'size', met, text }];
}

function prioritiesReason(wizard: WizardDefinition, answers: Answers, solution: Solution): Reason {
  const chosen = chosenIn(wizard, 'priorities', answers);
  const answered = chosen.filter((priority) => mentionedIn(solution, priority.keywords).length > 0);
  return answered.length > 0
    ? { kind: 'priorities', met: true, text: `${words.answersPriority}: ${inWords(answered)}` }
    : { kind: 'priorities', met: false, text: `${words.noPriority}: ${inWords(chosen)}` };
}

/** Returns an empty list where no detailed answer has keywords; 'Not sure' has none and so never matches. */
function answersReason(
  wizard: WizardDefinition,
  answers: Answers,
  solution: Solution,
  covered: readonly string[],
): Reason[] {
  const details = wizard.questions.filter(
    ({ id }) => !isProfileQuestion(id) && answers[id] !== undefined && !covered.includes(id),
  );
  const decided = details.flatMap((question) =>
    chosenOptions(question, answers)
      .filter((option) => option.keywords.length > 0)
      .map((option) => ({ ...option, label: `${question.summaryLabel}, ${option.label}` })),
  );
  if (decided.length === 0) {
    const unsure = details.filter(({ id, whenUnanswered }) => whenUnanswered && answers[id]?.includes(whenUnanswered));
    const text = `${words.notSure}: ${unsure.map(summaryLabel).join('; ')}`;
    return unsure.length > 0 ? [{ kind: 'answers', met: false, text, isUnsure: true }] : [];
  }
  const matched = decided.filter((option) => mentionedIn(solution, option.keywords).length > 0);
  return matched.length > 0
    ? [{ kind: 'answers', met: true, text: `${words.fitsAnswer}: ${inWords(matched)}` }]
    : [{ kind: 'answers', met: false, text: `${words.noAnswer}: ${inWords(decided)}` }];
}

function industryReason(solution: Solution, industry: VisitorIndustry | undefined): Reason[] {
  if (!industry) return [];
  const met = solution.industries.includes(industry.id);
  return [{ kind: 'industry', met, text: words.industryReason(met, industry.inSentence) }];
}

function chosenIn(wizard: WizardDefinition, questionId: string, answers: Answers) {
  const question = wizard.questions.find(({ id }) => id === questionId);
  return question ? chosenOptions(question, answers) : [];
}

function summaryLabel(question: Question): string {
  return question.summaryLabel;
}

function inWords(options: readonly { label: string }[]): string {
  return options.map((option) => option.label).join('; ');
}
