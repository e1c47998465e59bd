import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collections } from '#admin/collections';
import { type Edited, editedKinds } from '#admin/config';

/* The collections as the editing screen has them, and the content that is there. */

export const kinds = editedKinds(collections);

const root = path.join(import.meta.dirname, '../../../src/content');

/** A file of content: its path in src/content, its text. */
export type ContentFile = { file: string; text: string };

/** Returns the files of one kind. */
export function filesOf({ place, ending }: Pick<Edited, 'place' | 'ending'>): ContentFile[] {
  const names =
    'file' in place
      ? [place.file]
      : readdirSync(path.join(root, place.folder), { recursive: true })
          .map((name) => path.join(place.folder, String(name)))
          .filter((name) => name.endsWith(`.${ending}`));
  return names.sort().map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}
