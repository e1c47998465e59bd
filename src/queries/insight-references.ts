import { getCollection } from 'astro:content';
import { fileOf } from '#queries/entries';
import type { Reference } from '#queries/references';

/** Returns what articles refer to: their authors, industries, products, rules and facts. */
export async function insightReferences(): Promise<Reference[]> {
  const [articles, advisors, industries, solutions, rules, facts] = await Promise.all([
    getCollection('insights'),
    getCollection('advisors'),
    getCollection('industries'),
    getCollection('solutions'),
    getCollection('rules'),
    getCollection('facts'),
  ]);
  const namesOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  return articles.flatMap(({ id, data }) => {
    const file = fileOf('insights', id);
    const to = (field: string, names: readonly string[], folder: string, entries: readonly { id: string }[]) =>
      names.map((name) => ({ file, field, name, where: `src/content/${folder}`, known: namesOf(entries) }));
    return [
      ...to('author', [data.author], 'advisors', advisors),
      ...to('industries', data.industries, 'industries', industries),
      ...to('solutions', data.solutions, 'solutions', solutions),
      ...to('rules', data.rules, 'rules', rules),
      ...to(
        'facts, solution',
        data.facts.map(({ solution }) => solution),
        'facts',
        facts,
      ),
      ...data.facts.flatMap(({ solution, criterion }) => {
        const known = facts.find((entry) => entry.id === solution)?.data;
        return known
          ? [
              {
                file,
                field: 'facts, criterion',
                name: criterion,
                where: fileOf('facts', solution),
                known: Object.keys(known),
              },
            ]
          : [];
      }),
    ];
  });
}
