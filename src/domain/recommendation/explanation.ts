import type { WizardDefinition } from '#domain/content/wizard';
import type { Fact } from '#domain/content/fact';
import type { Advice, AdviceFacts } from '#domain/recommendation/advice';
import { comparedTop, type Line } from '#domain/recommendation/differences';
import { openQuestions } from '#domain/recommendation/open-questions';
import { answersForRules, type Recommendation, type Recommendations } from '#domain/recommendation/recommend';
import type { Solution } from '#domain/recommendation/solution';
import { type SectionLines, sectionLines } from '#domain/recommendation/sheet/sections';
import { priorityPicks, serveOthers } from '#domain/recommendation/sheet/firm-sentence';
import { type Sheet, sheetOf, withLead } from '#domain/recommendation/sheet/sheet';
import { byNeeds, forLayer, otherLayers, type Whose } from '#domain/recommendation/sheet/words';
import { solutionPath } from '#domain/recommendation/solution-path';
import { type Answers, relevantAnswers } from '#domain/wizard/answers';

/** A line with its basis: facts with their sources, the editor's judgment, or the catalogue's own fields. */
export type SourcedLine = Pick<Line, 'text' | 'met'> & { facts: Fact[]; byEditor: boolean };

/** One recommendation with its explanation. */
export type Explained = {
  recommendation: Recommendation;
  /** The address of its page; null for a website's solution that is not in the catalogue. */
  page: string | null;
  /** The stated needs that it is known to miss, as sentences; shown before any praise. */
  misses: SourcedLine[];
  /** The stated needs that it meets on a condition, each with the condition. */
  inPart: SourcedLine[];
  /** The stated needs that are not confirmed, as sentences. */
  open: string[];
  /** How it differs from the others. */
  lines: SourcedLine[];
  /** Points to check before buying it, in the editor's sentences. */
  checks: string[];
  /** Questions for its vendor, strongest first. */
  questions: string[];
};

/** A ranking with its full explanation for the results, the report and print. */
export type Explanation = {
  /** The ranking; the unmet needs of its gaps are worded to follow 'you asked for'. */
  recommendations: Recommendations;
  sheet: Sheet;
  /** The closed lines of its sections. */
  lines: SectionLines;
  /** The reasons that all of the top three share. */
  shared: SourcedLine[];
  top: Explained[];
  additional: Explained[];
};

/** Returns a ranking explained: its sheet, the shared reasons, and those of each solution. */
export function explained(
  wizard: WizardDefinition,
  answers: Answers,
  recommendations: Recommendations,
  advice: Advice,
  whose: Whose = 'your',
): Explanation {
  const { top, additional } = recommendations;
  // A website's solution is known only from its page, unless the catalogue has one of the same name.
  const isLive = recommendations.source === 'live-data';
  const listedAs = ({ id, listedAs }: Solution) => (isLive ? listedAs : id);
  const factsOf = (solution: Solution) => advice.facts[listedAs(solution) ?? ''] ?? {};
  const compared = comparedTop(top);
  const forRules = answersForRules(wizard, relevantAnswers(wizard, answers));
  const one = (recommendation: Recommendation, differences = comparedTop([recommendation]).each[0]): Explained => {
    const { solution } = recommendation;
    const id = listedAs(solution);
    const sources = (line: Line) => sourced(line, [factsOf(solution)]);
    return {
      recommendation,
      page: id === undefined ? null : solutionPath(id),
      misses: differences?.misses.map(sources) ?? [],
      inPart: differences?.inPart.map(sources) ?? [],
      open: differences?.open ?? [],
      lines: differences?.lines.map(sources) ?? [],
      checks: checksOf(solution.cautions ?? ''),
      questions: openQuestions({ ...advice, facts: { [solution.id]: factsOf(solution) } }, forRules, recommendation),
    };
  };
  const asked = (label: string) => advice.needs.find((need) => need.label === label)?.asked ?? label;
  const gaps = recommendations.gaps.map((gap) => ({ ...gap, unmet: gap.unmet.map(asked) }));
  const sheet = sheetOf(recommendations, advice, whose);
  const picks = priorityPicks(recommendations);
  const [lead] = picks;
  const others = serveOthers(top, picks) ? otherLayers : byNeeds;
  const explainedTop = top.map((recommendation, index) => one(recommendation, compared.each[index]));
  return {
    recommendations: { ...recommendations, gaps },
    sheet: lead
      ? withLead(sheet, { lead, over: { lead: forLayer(lead.solution.category), others } }, recommendations, advice)
      : sheet,
    lines: sectionLines(recommendations, explainedTop, whose),
    shared: compared.shared.map((line) =>
      sourced(
        line,
        top.map(({ solution }) => factsOf(solution)),
      ),
    ),
    top: explainedTop,
    additional: additional.map((recommendation) => one(recommendation)),
  };
}

/** Returns a line with the facts behind it, from those known about each solution in question. */
function sourced({ text, met, basis }: Line, known: readonly AdviceFacts[string][]): SourcedLine {
  const facts = known.flatMap((of) => (basis && of[basis]) || []);
  return { text, met, facts, byEditor: basis === 'editor' };
}

/** Returns the sentences of an editor's caution except the first, which says for whom a solution is. */
function checksOf(cautions: string): string[] {
  const sentences = cautions.split(/(?<=[.?!]) (?=\p{Lu})/u).filter((sentence) => /[.?!]$/.test(sentence));
  return sentences.length > 1 ? sentences.slice(1) : sentences;
}
