import type { Facts } from '#domain/content/fact';
import type { SolutionEntry } from '#domain/content/solution';
import { fallbackCaseNames } from '#domain/recommendation/cases';

/** How many candidates a situation has: more than its three places, and no more than an editor can keep in order. */
const candidatesPerCase = { least: 6, most: 10 } as const;

/** The catalogue as its files hold it, by file names; `needs` are the names of the needs. */
export type WrittenCatalogue = {
  solutions: ReadonlyMap<string, SolutionEntry>;
  facts: ReadonlyMap<string, Facts>;
  needs: readonly string[];
};

/**
 * Returns what does not fit together in the catalogue, one text each: the file, the field, what is wrong and how to mend it.
 */
export function catalogueMistakes({ solutions, facts, needs }: WrittenCatalogue): string[] {
  return [...caseMistakes(solutions), ...needMistakes(solutions, facts, needs), ...benefitMistakes(solutions)];
}

function fileOf(id: string): string {
  return `src/content/solutions/${id}.md`;
}

function caseMistakes(solutions: WrittenCatalogue['solutions']): string[] {
  return fallbackCaseNames.flatMap((name) => {
    const candidates = [...solutions].flatMap(([id, { cases }]) =>
      cases.filter((entry) => entry.case === name).map(({ order }) => ({ id, order })),
    );
    const { least, most } = candidatesPerCase;
    const shared = [...Map.groupBy(candidates, ({ order }) => order)].filter(([, entries]) => entries.length > 1);
    return [
      ...(candidates.length < least || candidates.length > most
        ? [
            `src/content/solutions\n  cases: '${name}' has ${candidates.length} candidates, and needs ${least} to ${most}. ` +
              'Add the case to a solution, or remove it from one.',
          ]
        : []),
      ...shared.map(
        ([order, entries]) =>
          `${entries.map(({ id }) => fileOf(id)).join('\n')}\n  cases: both are number ${order} of '${name}'. ` +
          'Give one of them another order.',
      ),
    ];
  });
}

function needMistakes(
  solutions: WrittenCatalogue['solutions'],
  facts: WrittenCatalogue['facts'],
  known: readonly string[],
): string[] {
  return [...solutions].flatMap(([id, { needs }]) =>
    Object.entries(needs).flatMap(([need, { met, basis }]) => {
      const field = `${fileOf(id)}\n  needs, ${need}:`;
      if (!known.includes(need))
        return [`${field} there is no '${need}' in src/content/needs. Use one of: ${known.join(', ')}.`];
      if (basis === 'editor') return [];
      const finding = facts.get(id)?.[basis]?.finding;
      if (finding === undefined)
        return [
          `${field} basis names '${basis}', and src/content/facts/${id}.yaml has no such fact. ` +
            "Add the fact, write 'editor' for a judgement of your own, or remove the need: it is then not confirmed.",
        ];
      const contradicted = met === 'yes' ? 'no' : 'yes';
      return finding === contradicted
        ? [`${field} it says '${met}', and the fact '${basis}' says '${finding}'. Make them agree.`]
        : [];
    }),
  );
}

function benefitMistakes(solutions: WrittenCatalogue['solutions']): string[] {
  const benefits = [...solutions].flatMap(([id, entry]) => entry.benefits.map((benefit) => ({ id, benefit })));
  return [...Map.groupBy(benefits, ({ benefit }) => benefit.toLowerCase())]
    .filter(([, entries]) => entries.length > 1)
    .map(
      ([, entries]) =>
        `${entries.map(({ id }) => fileOf(id)).join('\n')}\n  benefits: both say '${entries[0]?.benefit}'. ` +
        'Say what sets each apart.',
    );
}
