import type { Question, WizardDefinition } from '#domain/content/wizard';
import type { LayerName } from '#domain/layers';
import { type FallbackCase, fallbackCases } from '#domain/recommendation/cases';
import { isSize, mentionedIn, namedIn, suitsSize } from '#domain/recommendation/predicates';
import type { Solution } from '#domain/recommendation/solution';
import { type Answers, askedQuestions, chosenOptions, relevantAnswers } from '#domain/wizard/answers';
import { isProfileQuestion } from '#domain/wizard/profile';

/** One reason for or against a solution. `points` only where the score is the sum of its parts (live data). */
export type Reason = { kind: ReasonKind; met: boolean; text: string; points?: number };
export type ReasonKind = 'challenge' | 'size' | 'priorities' | 'answers' | 'industry';

/** One recommended solution. `score` is null for an additional recommendation of the editor's ranking, which has none. */
export type Recommendation = { solution: Solution; score: number | null; reasons: Reason[] };

/** The answer to a visitor: where the ranking comes from, the top three, and further solutions worth a look. */
export type Recommendations = {
  source: 'live-data' | 'editors-ranking';
  top: Recommendation[];
  additional: Recommendation[];
};

/** The industry a visitor came from: an unscored reason, in the words of `used in …`. */
export type VisitorIndustry = { id: string; inSentence: string };

/** The weights of live scoring. Specification §9, Fit scoring for scraped data. */
const weights = { challenge: 40, size: 30, priorities: 20, answers: 10 } as const;
const mostLiveRecommendations = 6;

/**
 * Returns the ranked, explained recommendations for these answers. With live website data the specified weights score
 * it; without, or when nothing there scores above 0, the catalogue's ranking by an editor is used. Pure, order stable,
 * never empty while the catalogue is complete. Specification §9, Fit scoring and Fallback recommendations.
 */
export function recommend(
  wizard: WizardDefinition,
  answers: Answers,
  catalogue: readonly Solution[],
  websiteData: readonly Solution[] = [],
  industry?: VisitorIndustry,
): Recommendations {
  const relevant = relevantAnswers(wizard, answers);
  const explained = (solution: Solution) => reasonsFor(wizard, relevant, solution, industry);
  const live = liveRanking(websiteData, explained);
  if (live.length > 0) return { source: 'live-data', top: live.slice(0, 3), additional: live.slice(3) };
  const { top, additional } = editorsRanking(catalogue, fallbackCaseFor(answersForRules(wizard, relevant)));
  return {
    source: 'editors-ranking',
    top: top.map(({ solution, fit }) => ({ solution, score: fit, reasons: explained(solution) })),
    additional: additional.map((solution) => ({ solution, score: null, reasons: explained(solution) })),
  };
}

/**
 * Returns the answers as the rules below know them: what an option counts as replaces the answer to its own
 * question.
 */
function answersForRules(wizard: WizardDefinition, answers: Answers): Answers {
  const counted = wizard.questions.flatMap((question) =>
    chosenOptions(question, answers).flatMap(({ countsAs = {} }) => Object.entries(countsAs)),
  );
  return { ...answers, ...Object.fromEntries(counted.map(([question, value]) => [question, [value]])) };
}

/**
 * Returns the provider categories to look into where the answers name something that nothing is recommended for yet.
 * None where there are recommendations.
 */
export function nearestCategories(wizard: WizardDefinition, answers: Answers): LayerName[] {
  const chosen = askedQuestions(wizard, answers).flatMap((question) => chosenOptions(question, answers));
  return [...new Set(chosen.flatMap(({ providerCategories = [] }) => providerCategories))];
}

/**
 * Returns which fallback case these answers fall to. Specification §9; cloud and just-browsing have none of their own.
 */
export function fallbackCaseFor(answers: Answers): FallbackCase {
  const has = (question: string, value: string) => (answers[question] ?? []).includes(value);
  if (has('challengeArea', 'ai-automation')) return 'ai-automation';
  if (has('challengeArea', 'cybersecurity')) return 'cybersecurity';
  if (has('challengeArea', 'ccaas'))
    return has('organizationType', 'SMB') ? 'contact-center-smb' : 'contact-center-larger';
  if (has('challengeArea', 'ucaas')) return has('teamsIntegration', 'yes') ? 'ucaas-with-teams' : 'ucaas-without-teams';
  return 'no-match';
}

/** Returns the three ranked solutions of a case, best first, and its alternates by name. */
function editorsRanking(catalogue: readonly Solution[], fallbackCase: FallbackCase) {
  const top: { solution: Solution; fit: number }[] = [];
  const additional: Solution[] = [];
  for (const solution of catalogue) {
    const standing = solution.cases.find((entry) => entry.case === fallbackCase);
    if (standing?.fit !== undefined) top.push({ solution, fit: standing.fit });
    else if (standing) additional.push(solution);
  }
  return {
    top: top.sort((a, b) => b.fit - a.fit).slice(0, fallbackCases[fallbackCase].length),
    additional: additional.sort(byName),
  };
}

function liveRanking(websiteData: readonly Solution[], explained: (solution: Solution) => Reason[]): Recommendation[] {
  return websiteData
    .map((solution) => {
      const reasons = explained(solution).map(withPoints);
      return { solution, reasons, score: reasons.reduce((sum, reason) => sum + (reason.points ?? 0), 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || byName(a.solution, b.solution))
    .slice(0, mostLiveRecommendations);
}

function withPoints(reason: Reason): Reason {
  return reason.kind === 'industry' ? reason : { ...reason, points: reason.met ? weights[reason.kind] : 0 };
}

/** Code units, not locale: the same order on every machine. */
function byName(a: Solution, b: Solution): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1;
}

/** Returns the reasons for and against a solution, one line per scored part, in the visitor's own words. */
function reasonsFor(wizard: WizardDefinition, answers: Answers, solution: Solution, industry?: VisitorIndustry) {
  return [
    challengeReason(wizard, answers, solution),
    ...sizeReason(wizard, answers, solution),
    prioritiesReason(wizard, answers, solution),
    ...answersReason(wizard, answers, solution),
    ...industryReason(solution, industry),
  ];
}

function challengeReason(wizard: WizardDefinition, answers: Answers, solution: Solution): Reason {
  const area = chosenIn(wizard, 'challengeArea', answers)[0];
  if (!area || area.keywords.length === 0)
    return { kind: 'challenge', met: false, text: 'No challenge area chosen, so none to match' };
  const met = namedIn(solution, area.keywords).length > 0;
  return { kind: 'challenge', met, text: `${met ? 'Made for' : 'Not made for'} your challenge area: ${area.label}` };
}

/** Returns none for a kind of organization that does not tell its size. */
function sizeReason(wizard: WizardDefinition, answers: Answers, solution: Solution): Reason[] {
  const chosen = chosenIn(wizard, 'organizationType', answers)[0];
  const size = answersForRules(wizard, answers)['organizationType']?.[0] ?? '';
  if (chosen && !isSize(size)) return [];
  const label = chosen?.label ?? 'unknown';
  if (solution.targetAudience.length === 0)
    return [{ kind: 'size', met: false, text: `Does not say for which size; yours: ${label}` }];
  const met = suitsSize(solution, size);
  return [{ kind: 'size', met, text: `${met ? 'Suits' : 'Not aimed at'} your size: ${label}` }];
}

function prioritiesReason(wizard: WizardDefinition, answers: Answers, solution: Solution): Reason {
  const chosen = chosenIn(wizard, 'priorities', answers);
  const answered = chosen.filter((priority) => mentionedIn(solution, priority.keywords).length > 0);
  return answered.length > 0
    ? { kind: 'priorities', met: true, text: `Answers your priority: ${inWords(answered)}` }
    : { kind: 'priorities', met: false, text: `Does not speak to your priorities: ${inWords(chosen)}` };
}

/** Returns none where no detailed answer has keywords; 'Not sure' has none and so never matches. */
function answersReason(wizard: WizardDefinition, answers: Answers, solution: Solution): Reason[] {
  const details = wizard.questions.filter(({ id }) => !isProfileQuestion(id) && answers[id] !== undefined);
  const decided = details.flatMap((question) =>
    chosenOptions(question, answers)
      .filter((option) => option.keywords.length > 0)
      .map((option) => ({ ...option, label: `${question.summaryLabel}, ${option.label}` })),
  );
  if (decided.length === 0) {
    const unsure = details.filter(({ id, whenUnanswered }) => whenUnanswered && answers[id]?.includes(whenUnanswered));
    return unsure.length > 0
      ? [{ kind: 'answers', met: false, text: `You were not sure: ${unsure.map(summaryLabel).join('; ')}` }]
      : [];
  }
  const matched = decided.filter((option) => mentionedIn(solution, option.keywords).length > 0);
  return matched.length > 0
    ? [{ kind: 'answers', met: true, text: `Fits your answer: ${inWords(matched)}` }]
    : [{ kind: 'answers', met: false, text: `Does not mention your answer: ${inWords(decided)}` }];
}

function industryReason(solution: Solution, industry: VisitorIndustry | undefined): Reason[] {
  if (!industry) return [];
  const met = solution.industries.includes(industry.id);
  return [{ kind: 'industry', met, text: `${met ? 'Used in' : 'Not listed for'} ${industry.inSentence}` }];
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
