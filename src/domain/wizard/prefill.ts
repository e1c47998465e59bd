import type { Question, WizardDefinition } from '#domain/content/wizard';
import { isRecord } from '#domain/record';
import { type Answers, offeredValues } from '#domain/wizard/answers';

/**
 * Returns the answers that another wizard can supply: to shared questions without an answer here, read from the other's
 * stored state and converted to this wizard's values. An answer that the visitor has removed here counts as given. To the
 * `newer` questions the other has the later answer, which replaces a different one; an answer without a twin here does not.
 */
export function prefilledAnswers(
  wizard: WizardDefinition,
  own: Answers,
  otherState: unknown,
  newer: readonly string[] = [],
): Answers {
  const other = isRecord(otherState) && isRecord(otherState['answers']) ? otherState['answers'] : {};
  const filled: Record<string, readonly string[]> = {};
  for (const question of wizard.questions) {
    const given = own[question.id];
    if (!question.shared || (given && !newer.includes(question.id))) continue;
    const values = ownValues(question, other[question.id]);
    if (values.length > 0 && values.join() !== given?.join()) filled[question.id] = values;
  }
  return filled;
}

function ownValues(question: Question, values: unknown): string[] {
  if (!Array.isArray(values)) return [];
  const meant = question.options.filter(({ value, alsoKnownAs = [] }) =>
    [value, ...alsoKnownAs].some((known) => values.includes(known)),
  );
  return offeredValues(
    question,
    meant.map(({ value }) => value),
  );
}
