import { type Content, type Entry, ids } from '#domain/content/checks/content';
import { brokenReferences, type Reference } from '#domain/content/checks/references';
import type { ContentError } from '#domain/content/error';

/**
 * Returns errors for missing entries that articles refer to, for sources that are only in the text or only in the fields,
 * and for articles changed before they were published.
 */
export function insightErrors(content: Content): ContentError[] {
  return [
    ...brokenReferences(content.insights.flatMap((article) => referencesOf(article, content))),
    ...content.insights.flatMap(sourceErrors),
    ...content.insights.flatMap(dayErrors),
  ];
}

function referencesOf({ file, data }: Entry<'insights'>, content: Content): Reference[] {
  const { advisors, industries, solutions, rules, facts } = content;
  const to = (field: string, names: readonly string[], folder: string, entries: readonly { id: string }[]) =>
    names.map((name, index) => ({
      file,
      field: [field, index],
      name,
      where: `src/content/${folder}`,
      known: ids(entries),
    }));
  return [
    { file, field: ['author'], name: data.author, where: 'src/content/advisors', known: ids(advisors) },
    ...to('industries', data.industries, 'industries', industries),
    ...to('solutions', data.solutions, 'solutions', solutions),
    ...to('rules', data.rules, 'rules', rules),
    ...data.facts.flatMap(({ solution, criterion }, index) => {
      const known = facts.find(({ id }) => id === solution);
      return [
        { file, field: ['facts', index, 'solution'], name: solution, where: 'src/content/facts', known: ids(facts) },
        ...(known
          ? [
              {
                file,
                field: ['facts', index, 'criterion'],
                name: criterion,
                where: known.file,
                known: Object.keys(known.data),
              },
            ]
          : []),
      ];
    }),
  ];
}

/** A copy keeps the day on which the other article was changed. */
function dayErrors({ file, data: { date, updated } }: Entry<'insights'>): ContentError[] {
  if (updated === undefined || updated >= date) return [];
  return [
    {
      file,
      field: ['updated'],
      what: `is ${updated}, before the article is published on ${date}`,
      fix: 'Take it out, until the article is changed in what it says.',
    },
  ];
}

/**
 * Returns errors for an article's links to sources that its fields do not list, and for listed sources that its text
 * does not link to.
 */
function sourceErrors({ file, data, links }: Entry<'insights'>): ContentError[] {
  const listed = [...data.rules, ...data.facts.map(({ solution }) => solution), ...data.sources.map(({ id }) => id)];
  const linked = links.flatMap(({ url, line }) =>
    url.startsWith('#source-') ? [{ name: url.slice('#source-'.length), line }] : [],
  );
  return [
    ...linked
      .filter(({ name }) => !listed.includes(name))
      .map(({ name, line }) => ({
        file,
        line,
        what: `the text links to the source '${name}', which the article does not list`,
        fix: 'Add it to rules, facts or sources, or correct the link.',
      })),
    ...[...new Set(listed)]
      .filter((name) => linked.every((link) => link.name !== name))
      .map((name) => ({
        file,
        what: `the source '${name}' is listed, and nothing in the text leads to it`,
        fix: `Link the statement that rests on it: [words](#source-${name}), or take it out.`,
      })),
  ];
}
