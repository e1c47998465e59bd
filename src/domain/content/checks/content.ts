import type { ContentKind, DataOf } from '#domain/content/kinds';

/** A link or a picture in a text: its address as written, and the line of the file. */
export type Address = { url: string; line: number };

/** A content file that fits its schema. */
export type Entry<K extends ContentKind> = {
  /** The file's name without its ending; of a section, with its folder: `home/why`. */
  id: string;
  /** The path from the project's folder. */
  file: string;
  data: DataOf<K>;
  /** The text below the fields, as written. Empty in files that are all fields. */
  text: string;
  links: readonly Address[];
};

/** All content of the site that fits its schemas. */
export type Content = { readonly [K in ContentKind]: readonly Entry<K>[] };

/** What surrounds the content: what the site's own code and files add to it. */
export type Surroundings = {
  /** The names of the pages that stand alone in src/pages: `about`, `404`, `index`. */
  routes: readonly string[];
  /** First parts of addresses that belong to folders and files of the site itself. No entry may take one. */
  reserved: readonly string[];
  /** Every file that is served as it is, for example `/mark.svg`. */
  servedFiles: readonly string[];
  /** The words in quotation marks in the source, `home/why` among them: which sections and documents pages show. */
  quoted: ReadonlySet<string>;
};

/** Returns the ids of entries. */
export function ids(entries: readonly { id: string }[]): string[] {
  return entries.map(({ id }) => id);
}
