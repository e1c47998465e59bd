import { type SaidAnswer, saidTogether } from '#domain/requirements/answers';
import type { RequirementsWords } from '#domain/requirements/document-content';

/** A demand of an answer on a solution beyond the criteria. */
export type StatedNeed = { need: string; check: string; evidence: string; because: string };

/** Returns the demands of the answers on a solution beyond the criteria, in the order of the content. */
export function statedNeeds(answers: readonly SaidAnswer[], { text }: RequirementsWords): StatedNeed[] {
  return text.needs.flatMap(({ question, is, need, check, evidence }) => {
    const answer = answers.find((each) => each.question === question);
    const asking = answer?.chosen.filter(({ value }) => is.includes(value)) ?? [];
    if (!answer || asking.length === 0) return [];
    const said = saidTogether(asking);
    return [{ need: need.replace('{answers}', said), check, evidence, because: `${answer.label}: ${said}` }];
  });
}
