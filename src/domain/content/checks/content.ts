import type { Changed } from '#domain/content/checks/repeats';
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
  /** The text below the fields, as written. Empty in files without text. */
  text: string;
  links: readonly Address[];
};

/** All content of the site that fits its schemas. */
export type Content = { readonly [K in ContentKind]: readonly Entry<K>[] };

/** One recorded wording of the request for marketing e-mail. */
export type Wording = { text?: unknown; askedBy?: unknown; withdrawal?: unknown };

/** The recorded wordings by their version, and their file. */
export type Wordings = { file: string; byVersion: Readonly<Record<string, Wording>> };

/** The site's code and files as far as content depends on them. */
export type Surroundings = {
  /** The names of the top-level pages in src/pages: `about`, `404`, `index`. */
  routes: readonly string[];
  /** First parts of addresses that folders and files of the site use. No entry may take one. */
  reserved: readonly string[];
  /** Every file that is served unchanged, for example `/mark.svg`. */
  servedFiles: readonly string[];
  /**
   * The strings in quotation marks in the source, such as `home/why`: they show which sections and documents pages use.
   */
  quoted: ReadonlySet<string>;
  /** The recorded wordings of the request for marketing e-mail. */
  wordings: Wordings;
  changed: Changed;
  /** The day of the check, as YYYY-MM-DD. */
  today: string;
};

/** Returns the ids of entries. */
export function ids(entries: readonly { id: string }[]): string[] {
  return entries.map(({ id }) => id);
}
