import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { documentTree, type MarkdownNode } from '#domain/content/document-tree';

/** A picture in a document: as its text names it, its file, and a digest of what is in that. */
export type DocumentPicture = { url: string; file: string; digest: string };

/** The text of a document, ready to be printed. */
export type DocumentBody = { tree: MarkdownNode; pictures: DocumentPicture[] };

/** Returns a document's text, ready to be printed. `file` is where it stands; its ending says whether it is MDX. */
export function documentBody(text: string, file: string): DocumentBody {
  const parsed = (file.endsWith('.mdx') ? mdxToMdast : markdownToMdast)(text) as MarkdownNode;
  const { tree, pictures } = documentTree(parsed);
  return {
    tree,
    pictures: pictures.map((url) => {
      // An address that begins with a slash is a file that is served as it is.
      const picture = url.startsWith('/') ? `public${url}` : path.join(path.dirname(file), decodeURI(url));
      return { url, file: picture, digest: createHash('sha256').update(readFileSync(picture)).digest('hex') };
    }),
  };
}
