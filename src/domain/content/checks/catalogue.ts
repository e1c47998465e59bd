import { type Content, ids } from '#domain/content/checks/content';
import { oneOf } from '#domain/content/checks/references';
import { type Changed, oldestFirst, repeats } from '#domain/content/checks/repeats';
import { unfitSource } from '#domain/content/checks/unfit-source';
import type { ContentError } from '#domain/content/error';
import { isOldSource, sourceMaxAge } from '#domain/content/stale';
import { comparedName } from '#domain/text/same-name';
import { concerns } from '#domain/recommendation/solution';
import { fallbackCaseNames } from '#domain/recommendation/cases';

/**
 * The number of candidates for a situation: more than its three places, and no more than an editor can keep in order.
 */
export const candidatesPerCase = { least: 6, most: 12 } as const;

type Catalogue = Pick<Content, 'solutions' | 'facts' | 'needs'>;

/**
 * Returns errors in the catalogue: candidates and their order, needs that disagree with their facts, facts for a need that
 * the solution does not list, sources that are no vendor's own page, a 'yes' from one that is too old for it, benefits.
 * Of two that collide, the file changed last is named.
 */
export function catalogueErrors(catalogue: Catalogue, changed: Changed = () => 0): ContentError[] {
  return [
    ...caseErrors(catalogue, changed),
    ...needErrors(catalogue),
    ...unreadFacts(catalogue),
    ...unfitSources(catalogue),
    ...oldSources(catalogue),
    ...benefitErrors(catalogue, changed),
  ];
}

function caseErrors({ solutions }: Catalogue, changed: Changed): ContentError[] {
  return fallbackCaseNames.flatMap((name) => {
    const candidates = solutions.flatMap(({ file, data: { cases } }) =>
      cases.flatMap((entry, index) =>
        entry.case === name ? [{ file, field: ['cases', index, 'order'], order: entry.order }] : [],
      ),
    );
    const { least, most } = candidatesPerCase;
    const what = `'${name}' has ${candidates.length} candidates, and needs ${least} to ${most}`;
    // One too many is told alone: no order is free for it. When a file was changed is asked only then: it asks Git.
    const latest = candidates.length > most ? oldestFirst(candidates, changed).at(-1) : undefined;
    if (latest)
      return {
        file: latest.file,
        field: latest.field.slice(0, 2),
        what,
        fix: 'Take the case out here, or out of the solution that this one replaces.',
      };
    return [
      ...(candidates.length < least
        ? [{ file: 'src/content/solutions', field: ['cases'], what, fix: 'Add the case to a solution.' }]
        : []),
      ...repeats(candidates, changed, ({ order }) => order).map(({ entry: { file, field, order }, first }) => ({
        file,
        field,
        what: `both this and ${first.file} are number ${order} of '${name}'`,
        fix: `Give this one another order: ${free(candidates)} is free.`,
      })),
    ];
  });
}

/** Returns the lowest order that no candidate has. */
function free(candidates: readonly { order: number }[]): number {
  const taken = new Set(candidates.map(({ order }) => order));
  let order = 1;
  while (taken.has(order)) order += 1;
  return order;
}

/**
 * A fact that is 'partly' goes with either answer: whether its condition leaves the need met is for the editor to judge, who
 * says so in the words of the need. A 'yes' beside it is shown as met with a condition. A 'yes' of another need of the
 * same question may stand behind a 'no': a private installation may be why a product is no public cloud.
 */
function needErrors({ solutions, facts, needs }: Catalogue): ContentError[] {
  const known = ids(needs);
  return solutions.flatMap(({ id, file, data }) =>
    Object.entries(data.needs).flatMap(([need, { met, basis }]): ContentError[] => {
      const field = ['needs', need];
      if (!known.includes(need))
        return [{ file, field, what: `there is no '${need}' in src/content/needs`, fix: oneOf(need, known) }];
      if (basis === 'editor')
        return met === 'no'
          ? [
              {
                file,
                field,
                what: "it says 'no' on the editor’s own judgment",
                fix: `Add the fact that says so to src/content/facts/${id}.yaml and name it as basis, or remove the need: it is then not confirmed.`,
              },
            ]
          : [];
      const finding = facts.find((entry) => entry.id === id)?.data[basis]?.finding;
      if (finding === undefined)
        return [
          {
            file,
            field,
            what: `basis names '${basis}', and src/content/facts/${id}.yaml has no such fact`,
            fix: "Add the fact, write 'editor' for a judgment of your own, or remove the need: it is then not confirmed.",
          },
        ];
      const asked = needs.find(({ id: other }) => other === need)?.data;
      const isOfAlternative =
        asked?.criterion !== basis &&
        needs.some(({ data: { criterion, question } }) => criterion === basis && question === asked?.question);
      const isContradicted = met === 'no' ? finding === 'yes' && !isOfAlternative : finding === 'no';
      return isContradicted
        ? [
            {
              file,
              field,
              what: `it says '${met}', and the fact '${basis}' says '${finding}'`,
              fix: `Correct the need, or the fact in src/content/facts/${id}.yaml, by what its source says.`,
            },
          ]
        : [];
    }),
  );
}

/** An editor who adds a fact expects rankings to change, but rankings read the product's needs. */
function unreadFacts({ solutions, facts, needs }: Catalogue): ContentError[] {
  return solutions.flatMap(({ id, file, data }) => {
    const known = facts.find((entry) => entry.id === id);
    if (!known) return [];
    return needs.flatMap(({ id: need, data: { criterion = '', layers } }): ContentError[] => {
      const finding = known.data[criterion]?.finding;
      const isAnswer = finding === 'yes' || finding === 'no';
      const isAsked = concerns({ layers }, data.category);
      if (!isAnswer || !isAsked || need in data.needs) return [];
      const what = `it says '${finding}', and ${file} has no need '${need}', so that no ranking reads it`;
      return [{ file: known.file, field: [criterion], what, fix: `Add the need there, with 'basis: ${criterion}'.` }];
    });
  });
}

function unfitSources({ facts }: Catalogue): ContentError[] {
  return facts.flatMap(({ file, data }) =>
    Object.entries(data).flatMap(([criterion, { source }]): ContentError[] => {
      const unfit = unfitSource(source.url);
      return unfit === null
        ? []
        : [
            {
              file,
              field: [criterion, 'source', 'url'],
              what: `'${source.url}' is ${unfit}`,
              fix: 'Find the vendor’s own page in English or French, or remove the fact: it is then not confirmed.',
            },
          ];
    }),
  );
}

function oldSources({ facts }: Catalogue): ContentError[] {
  return facts.flatMap(({ file, data }) =>
    Object.entries(data)
      .filter(([, fact]) => fact.finding === 'yes' && isOldSource(fact))
      .map(([criterion, { published }]) => ({
        file,
        field: [criterion, 'finding'],
        what: `'yes' rests on a source of ${published}, more than ${sourceMaxAge} years before it was read`,
        fix: "Write 'partly' and say in `says` how old the source is, or find a later one.",
      })),
  );
}

function benefitErrors({ solutions }: Catalogue, changed: Changed): ContentError[] {
  const benefits = solutions.flatMap(({ file, data }) =>
    data.benefits.map((benefit, index) => ({ file, field: ['benefits', index], benefit })),
  );
  return repeats(benefits, changed, ({ benefit }) => comparedName(benefit)).map(
    ({ entry: { file, field, benefit }, first }) => ({
      file,
      field,
      what: `both this and ${first.file} say '${benefit}'`,
      fix: 'Say what sets each apart.',
    }),
  );
}
