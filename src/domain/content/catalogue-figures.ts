import { type Facts, findings } from '#domain/content/fact';
import { factsOn } from '#domain/content/stale';
import type { Placeholders } from '#domain/content/placeholders';

/** What the figures are counted from: file names, facts, whose official text was read, and who is in the directory. */
type Counted = {
  products: readonly string[];
  criteria: readonly string[];
  rules: readonly { official?: unknown }[];
  providers: readonly { directory?: unknown }[];
  facts: readonly { [criterion: string]: Pick<Facts[string], 'finding' | 'read' | 'checkedLive'> }[];
};

/**
 * Returns the placeholders for figures that the catalogue changes: `{products}`, `{criteria}`, `{rules}`, `{rules read}`,
 * those whose official text was read, `{facts}`, `{unknown}`, the answers that are not among the facts,
 * `{listed providers}`, those of the directory, and of each criterion the products with an answer and without:
 * `{yes on data-in-canada}`, also `partly`, `no` and `open`. The four of a criterion add up to `{products}`. Facts that are stale on `day` do not count, as on /method.
 */
export function catalogueFigures({ products, criteria, rules, providers, facts }: Counted, day: Date): Placeholders {
  const current = facts.map((known) => factsOn(known, day));
  const ofCriteria = criteria.flatMap((criterion) => {
    const answers = current.flatMap((known) => known[criterion]?.finding ?? []);
    return [
      ...findings.map((finding) => [
        `${finding} on ${criterion}`,
        answers.filter((answer) => answer === finding).length,
      ]),
      [`open on ${criterion}`, products.length - answers.length],
    ];
  });
  const known = current.reduce((sum, facts) => sum + Object.keys(facts).length, 0);
  const figures = [
    ['products', products.length],
    ['criteria', criteria.length],
    ['rules', rules.length],
    ['rules read', rules.filter(isOfficialRead).length],
    ['listed providers', providers.filter(({ directory }) => directory === true).length],
    ['facts', known],
    ['unknown', products.length * criteria.length - known],
    ...ofCriteria,
  ];
  return Object.fromEntries(figures.map(([name, figure]) => [name, String(figure)]));
}

function isOfficialRead({ official }: { official?: unknown }): boolean {
  return typeof official === 'object' && official !== null && 'read' in official;
}
