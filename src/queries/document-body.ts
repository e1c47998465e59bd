import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { documentTree, type MarkdownNode } from '#domain/content/document-tree';

/** A picture in a document: its address in the text, its file, and a digest of the file. */
export type DocumentPicture = { url: string; file: string; digest: string };

/** The text of a document, ready to print. */
export type DocumentBody = { tree: MarkdownNode; pictures: DocumentPicture[] };

/** Returns a document's text, ready to print. `file` is its path, whose ending tells Markdown from MDX. */
export function documentBody(text: string, file: string): DocumentBody {
  const parsed = (file.endsWith('.mdx') ? mdxToMdast : markdownToMdast)(text) as MarkdownNode;
  const { tree, pictures } = documentTree(parsed);
  return {
    tree,
    pictures: pictures.map((url) => {
      // An address that begins with a slash is a file that is served unchanged.
      const picture = url.startsWith('/') ? `public${url}` : path.join(path.dirname(file), decodeURI(url));
      return { url, file: picture, digest: createHash('sha256').update(readFileSync(picture)).digest('hex') };
    }),
  };
}
