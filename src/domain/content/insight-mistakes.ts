import type { Insight } from '#domain/content/insight';
import { type ContentMistake, type ContentText, lineAt } from '#domain/content/mistake';

/**
 * Returns the links of an article to sources that its fields do not list, and the sources that its text leads nobody to.
 */
export function insightMistakes(
  { file, text }: ContentText,
  { rules, facts, sources }: Pick<Insight, 'rules' | 'facts' | 'sources'>,
): ContentMistake[] {
  const listed = [...rules, ...facts.map(({ solution }) => solution), ...sources.map(({ id }) => id)];
  const links = [...text.matchAll(/\(#source-([^)\s]*)\)/g)].map(({ 1: name = '', index }) => ({
    name,
    line: lineAt(text, index),
  }));
  const unused = [...new Set(listed)].filter((name) => links.every((link) => link.name !== name));
  return [
    ...links
      .filter(({ name }) => !listed.includes(name))
      .map(({ name, line }) => ({
        file,
        line,
        what: `the text links to the source '${name}', which the article does not list.`,
        mend: 'Add it to rules, facts or sources, or correct the link.',
      })),
    ...unused.map((name) => ({
      file,
      what: `the source '${name}' is listed, and nothing in the text leads to it.`,
      mend: `Link the statement that rests on it: [words](#source-${name}), or take it out.`,
    })),
  ];
}
