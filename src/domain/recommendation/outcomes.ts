import type { Question, WizardDefinition } from '#domain/content/wizard';
import { crmTags } from '#domain/crm/tags';
import { nearestCategories, recommend, type Recommendation } from '#domain/recommendation/recommend';
import type { Catalogue } from '#domain/recommendation/solution';
import { type Answers, askedQuestions, interestTags } from '#domain/wizard/answers';

/** A class of answers that a rule reads, and what is recommended for it. */
export type Outcome = {
  organizationType: string;
  challengeArea: string;
  /** The one further answer that tells the class from its neighbours, as `question=value`; '' for the class without. */
  further: string;
  /** The ranking's three, or the provider categories in their place. */
  top: string[];
  /** All of it on one line, for a file to compare. */
  line: string;
};

/**
 * Returns what a wizard recommends for every class of answers that a rule reads: kind of organization and challenge in
 * every combination, and every other answer by itself, because no rule reads two of those together. One line each.
 */
export function outcomes(name: string, wizard: WizardDefinition, catalogue: Catalogue): Outcome[] {
  return valuesOf(wizard, 'organizationType').flatMap((organizationType) =>
    valuesOf(wizard, 'challengeArea').flatMap((challengeArea) => {
      const profile = { organizationType: [organizationType], challengeArea: [challengeArea] };
      const others = askedQuestions(wizard, profile).filter(({ id }) => !(id in profile));
      const base: Answers = { ...profile, ...firstAnswers(others) };
      const single = others.flatMap(({ id, options }) =>
        options.filter(({ value }) => !base[id]?.includes(value)).map(({ value }) => ({ id, value })),
      );
      const outcome = (answers: Answers, further: string): Outcome => {
        const { top, line } = result(wizard, answers, catalogue);
        const key = [name, organizationType, challengeArea, further || 'nothing further'];
        return { organizationType, challengeArea, further, top, line: [...key, ...line].join(' | ') };
      };
      return [
        outcome(base, ''),
        ...single.map(({ id, value }) => outcome({ ...base, [id]: [value] }, `${id}=${value}`)),
      ];
    }),
  );
}

/** Returns answers with the first option of every required question. */
function firstAnswers(questions: readonly Question[]): Record<string, string[]> {
  return Object.fromEntries(
    questions.flatMap(({ id, required, options }) => (required && options[0] ? [[id, [options[0].value]]] : [])),
  );
}

function valuesOf(wizard: WizardDefinition, question: string): string[] {
  return wizard.questions.find(({ id }) => id === question)?.options.map(({ value }) => value) ?? [];
}

function result(wizard: WizardDefinition, answers: Answers, catalogue: Catalogue) {
  const asked = askedQuestions(wizard, answers).map(({ id }) => id);
  const details = asked.slice(asked.indexOf('challengeArea') + 1);
  const categories = nearestCategories(wizard, answers);
  const { top, additional } = recommend(wizard, answers, catalogue);
  const tags = crmTags({
    organizationType: answers['organizationType']?.[0] ?? 'Unknown',
    geography: answers['geography']?.[0] ?? 'Unknown',
    challengeArea: answers['challengeArea']?.[0] ?? 'Unknown',
    priorities: [...(answers['priorities'] ?? [])],
    tags: [wizard.crmTag, ...interestTags(wizard, answers)],
  });
  const shown =
    categories.length > 0
      ? [`providers: ${categories.join(', ')}`]
      : [top.map(inShort).join(', '), `then ${additional.map(inShort).join(', ')}`];
  return {
    top: categories.length > 0 ? categories.map((name) => `Providers: ${name}`) : top.map(nameAndScore),
    line: [`asks ${details.join(', ') || 'nothing'}`, ...shown, tags.join(' ')],
  };
}

function nameAndScore({ solution, score }: Recommendation): string {
  return `${solution.name} ${score ?? ''}`.trim();
}

/** `uipath-platform 98 CSpA`: the reasons by their first letters, capital where met. */
function inShort({ solution, score, reasons }: Recommendation): string {
  const letters = reasons.map(({ kind, met }) => (met ? kind.charAt(0).toUpperCase() : kind.charAt(0))).join('');
  return [solution.id, score, letters].filter((part) => part !== null).join(' ');
}
