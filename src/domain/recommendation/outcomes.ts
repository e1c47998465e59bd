import type { Question, WizardDefinition } from '#domain/content/wizard';
import { crmTags } from '#domain/crm/tags';
import { nearestProducts } from '#domain/recommendation/nearest-products';
import { missedNeeds } from '#domain/recommendation/needs';
import { nearestCategories, recommend, type Recommendation } from '#domain/recommendation/recommend';
import type { Catalogue } from '#domain/recommendation/solution';
import * as words from '#domain/recommendation/words';
import { type Answers, askedQuestions, interestTags } from '#domain/wizard/answers';

/** A class of answers that a rule distinguishes, and the recommendations for it. */
export type Outcome = {
  organizationType: string;
  challengeArea: string;
  /** The additional answers that define the class, as `question=value`; '' for the class without any. */
  further: string;
  /** The ranking's three, or the products and provider categories in their place. */
  top: string[];
  /** The whole outcome on one line, for comparison with a file. */
  line: string;
};

/**
 * Returns a wizard's recommendations for every class of answers that a rule distinguishes: kind of organization,
 * challenge and the answers that state a need in every combination, because the ranking reads them together, and every
 * other answer separately. One line each.
 */
export function outcomes(name: string, wizard: WizardDefinition, catalogue: Catalogue): Outcome[] {
  const stating = catalogue.needs.map(({ question }) => question);
  return valuesOf(wizard, 'organizationType').flatMap((organizationType) =>
    valuesOf(wizard, 'challengeArea').flatMap((challengeArea) => {
      const profile = { organizationType: [organizationType], challengeArea: [challengeArea] };
      const others = askedQuestions(wizard, profile).filter(({ id }) => !(id in profile));
      const base: Answers = { ...profile, ...firstAnswers(others) };
      const together = combinedAnswers(others.filter(({ id }) => stating.includes(id)));
      const single = others
        .filter(({ id }) => !stating.includes(id))
        .flatMap(({ id, options }) =>
          options.filter(({ value }) => !base[id]?.includes(value)).map(({ value }) => ({ [id]: [value] })),
        );
      const outcome = (answers: Answers): Outcome => {
        const further = Object.entries(answers)
          .map(([question, values]) => `${question}=${values.join()}`)
          .join(', ');
        const { top, line } = result(wizard, { ...base, ...answers }, catalogue);
        const key = [name, organizationType, challengeArea, further || words.nothingFurther];
        return { organizationType, challengeArea, further, top, line: [...key, ...line].join(' | ') };
      };
      return [...together, ...single].map(outcome);
    }),
  );
}

/**
 * Returns every combination of one option of each of these questions; a single empty one where there are no questions.
 */
function combinedAnswers(questions: readonly Question[]): Answers[] {
  return questions.reduce<Answers[]>(
    (combined, { id, options }) =>
      combined.flatMap((answers) => options.map(({ value }) => ({ ...answers, [id]: [value] }))),
    [{}],
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
  const { products } = nearestProducts(wizard, answers, catalogue);
  const tags = crmTags({
    organizationType: answers['organizationType']?.[0] ?? 'Unknown',
    geography: answers['geography']?.[0] ?? 'Unknown',
    challengeArea: answers['challengeArea']?.[0] ?? 'Unknown',
    priorities: [...(answers['priorities'] ?? [])],
    tags: [wizard.crmTag, ...interestTags(wizard, answers)],
    // Submissions faster than a person types look like a bot's.
    secondsToFill: 60,
  });
  const shown =
    categories.length > 0
      ? [words.productsNamed(products.map(inShort).join(', ')), words.providers(categories.join(', '))]
      : [top.map(inShort).join(', '), words.followedBy(additional.map(inShort).join(', '))];
  return {
    top:
      categories.length > 0
        ? [...products.map(nameAndScore), ...categories.map(words.providersOf)]
        : top.map(nameAndScore),
    line: [words.asks(details.join(', ')), ...shown, tags.join(' ')],
  };
}

function nameAndScore({ solution, score }: Recommendation): string {
  return `${solution.name} ${score ?? ''}`.trim();
}

/** `uipath-platform 98 CSpA -canada`: the reasons by their first letters, capital where met, and the needs missed. */
function inShort({ solution, score, reasons, needs }: Recommendation): string {
  const missed = missedNeeds(needs).map(({ need }) => `-${need}`);
  const letters = reasons.map(({ kind, met }) => (met ? kind.charAt(0).toUpperCase() : kind.charAt(0))).join('');
  return [solution.id, score, letters, ...missed].filter((part) => part !== null && part !== '').join(' ');
}
