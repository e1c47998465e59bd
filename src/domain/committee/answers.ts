import * as words from '#domain/committee/words';
import type { WizardDefinition } from '#domain/content/wizard';
import { choiceInWords } from '#domain/obligations/choice-in-words';
import type { Industry } from '#domain/obligations/rule';
import { type Answers, answerLines } from '#domain/wizard/answers';

type AnsweringMember = { id: string; opened: { answers: Answers; industry: string | null } };

/** A question that the members answered differently; `value` is null for those who gave no answer or were not asked. */
export type DifferingAnswer = { label: string; given: { value: string | null; members: string[] }[] };

/** The members' answers, in the words and the order of the wizard, the industry first. */
export type GroupAnswers = { agreed: { label: string; value: string }[]; differing: DifferingAnswer[] };

/** Returns where the members' answers agree and where they differ. Members are given by id. */
export function groupAnswers(
  members: readonly AnsweringMember[],
  wizard: WizardDefinition,
  industries: readonly Industry[],
): GroupAnswers {
  const lines = members.map(({ id, opened }) => ({
    id,
    industry: choiceInWords(opened.industry ?? '', industries),
    answers: answerLines(wizard, opened.answers),
  }));
  const questions = [
    { label: words.industry, given: lines.map(({ id, industry }) => ({ id, value: industry })) },
    ...wizard.questions.map((question) => ({
      label: question.summaryLabel,
      given: lines.map(({ id, answers }) => ({
        id,
        value: answers.find((line) => line.question === question.id)?.values.join('; ') ?? null,
      })),
    })),
  ];
  const group: GroupAnswers = { agreed: [], differing: [] };
  for (const { label, given } of questions) {
    // Ordered by their text, no answer last, so that the order of the links does not show.
    const values = [...new Set(given.map(({ value }) => value))].sort((a, b) =>
      a === null ? 1 : b === null || a < b ? -1 : 1,
    );
    const [value] = values;
    if (values.length > 1)
      group.differing.push({
        label,
        given: values.map((each) => ({
          value: each,
          members: given.filter((one) => one.value === each).map(({ id }) => id),
        })),
      });
    else if (value) group.agreed.push({ label, value });
  }
  return group;
}
