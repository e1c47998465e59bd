import { type WordedAnswer, joinedWordings } from '#domain/requirements/answers';
import type { RequirementsWords } from '#domain/requirements/document-content';

/** A demand of an answer on a solution beyond the criteria. */
export type StatedNeed = { need: string; check: string; evidence: string; because: string };

/** Returns the demands of the answers on a solution beyond the criteria, in the order of the content. */
export function statedNeeds(answers: readonly WordedAnswer[], { text }: RequirementsWords): StatedNeed[] {
  return text.needs.flatMap(({ question, is, need, check, evidence }) => {
    const answer = answers.find((each) => each.question === question);
    const asking = answer?.chosen.filter(({ value }) => is.includes(value)) ?? [];
    if (!answer || asking.length === 0) return [];
    const wording = joinedWordings(asking);
    return [{ need: need.replace('{answers}', wording), check, evidence, because: `${answer.label}: ${wording}` }];
  });
}
