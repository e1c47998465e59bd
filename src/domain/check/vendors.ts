import type { OpenQuestion } from '#domain/check/questions';
import * as words from '#domain/check/words';
import { inList } from '#domain/text/words';

/** A question with its rank among all, from 1, by strength. */
export type NumberedQuestion<Q> = Q & { number: number };

/** The questions to one vendor, strongest first; `vendor` is empty where several are asked the same. */
export type VendorQuestions<Q> = { vendor: string; questions: NumberedQuestion<Q>[] };

type Asked = { id: string; name: string; solution: { provider: string } };

/**
 * Returns the questions grouped by vendor, one message each, the vendor with the strongest question first. `questions`
 * are ordered by strength (`questionsWorthAsking`) and stay so within a vendor.
 */
export function byVendor<Q extends Pick<OpenQuestion, 'candidate'>>(
  questions: readonly Q[],
  solutions: readonly Asked[],
): VendorQuestions<Q>[] {
  const groups = new Map<string, NumberedQuestion<Q>[]>();
  for (const [index, question] of questions.entries()) {
    const vendor = solutions.find(({ id }) => id === question.candidate)?.solution.provider ?? '';
    groups.set(vendor, [...(groups.get(vendor) ?? []), { ...question, number: index + 1 }]);
  }
  return [...groups].map(([vendor, own]) => ({ vendor, questions: own }));
}

/** Returns the questions as plain text to send: a vendor's name, if it is one's, then each question with the evidence to ask for. */
export function questionsAsText(
  groups: readonly VendorQuestions<Pick<OpenQuestion, 'candidate' | 'criterion'>>[],
  solutions: readonly Asked[],
  criteria: readonly { id: string; question: string; evidence: string }[],
): string {
  return groups
    .map(({ vendor, questions }) => {
      const names = solutions
        .filter(({ id }) => questions.some(({ candidate }) => candidate === id))
        .map(({ name }) => name);
      const lines = questions.flatMap(({ candidate, criterion: id }) => {
        const criterion = criteria.find((each) => each.id === id);
        const about = names.length > 1 ? ` (${solutions.find((each) => each.id === candidate)?.name})` : '';
        return criterion ? [`- ${criterion.question}${about}\n  ${words.evidence(criterion.evidence)}`] : [];
      });
      return [...(vendor ? [`${vendor}, ${inList(names)}`] : []), ...lines].join('\n');
    })
    .join('\n\n');
}
