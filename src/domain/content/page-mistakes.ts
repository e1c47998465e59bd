import type { ContentMistake } from '#domain/content/mistake';
import { fixedPages } from '#domain/content/page';

/** First parts of addresses that belong to something else: a collection's pages, files of the build, tools. */
const reserved = ['404', 'admin', 'documents', 'insights', 'review', 'social', 'solutions'];

/** A page's file: its id is its address, `company/careers`. */
type PageFile = { file: string; id: string; body: string };

/** Returns free pages that have nothing to show, and those whose address belongs to something else. */
export function pageMistakes(pages: readonly PageFile[], industries: readonly string[]): ContentMistake[] {
  return pages
    .filter(({ id }) => !fixedPages.includes(id))
    .flatMap(({ file, id, body }) => {
      const first = id.split('/')[0] ?? id;
      return [
        ...(body.trim() === ''
          ? [
              {
                file,
                what: `the page /${id} has no text.`,
                mend: 'Write it below the second line of ---, or rename the file to that of a fixed page.',
              },
            ]
          : []),
        ...(reserved.includes(first)
          ? [
              {
                file,
                what: `the address /${id} is reserved: what begins with /${first} is made by the site itself.`,
                mend: 'Give the file or its folder another name.',
              },
            ]
          : []),
        ...(industries.includes(id)
          ? [
              {
                file,
                what: `the address /${id} is that of an industry.`,
                mend: 'Give the file another name: the name is the address.',
              },
            ]
          : []),
      ];
    });
}
