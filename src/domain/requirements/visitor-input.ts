import { beginningFor } from '#domain/check/beginning';
import { seededSettings } from '#domain/check/seed';
import type { Settings } from '#domain/check/settings';
import { readingOf } from '#domain/obligations/reading';
import type { Advice } from '#domain/recommendation/advice';
import type { RankedAnswers } from '#domain/recommendation/ranked-answers';
import type { RequirementsInput } from '#domain/requirements/input';
import { relevantAnswers } from '#domain/wizard/answers';

type Visitor = Omit<RankedAnswers, 'advice'> & {
  /** The visitor's settings; null for the initial ones. */
  settings: Settings | null;
};

/** Returns the input of a visitor's requirements document on a day. */
export function requirementsInput(visitor: Visitor, advice: Advice, date: Date): RequirementsInput {
  const { definition, answers, choice, settings } = visitor;
  const relevant = relevantAnswers(definition, answers);
  const { situation, obligations, begun } = beginningFor(definition, relevant, advice, choice);
  const kind = situation?.industry.kinds.find(({ id }) => id === situation.kind)?.name;
  const province = situation?.province ?? 'on';
  return {
    wizard: definition,
    answers: relevant,
    industry: situation && {
      name: situation.industry.name,
      kind,
      province,
      reading: readingOf(advice.rules, situation.industry.id, province),
    },
    settings: settings ?? seededSettings(begun),
    criteria: advice.criteria,
    obligations,
    version: advice.version,
    date,
  };
}
