import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type ContentKind, contentKinds, kindNames } from '#domain/content/kinds';
import type { ContentError } from '#domain/content/error';
import type { Placeholders } from '#domain/content/placeholders';
import { readPlaceholders } from '#content-checks/placeholders';
import { type Changed, repeats } from '#domain/content/checks/repeats';
import { lastChanged } from '#content-checks/last-changed';
import { type ReadFile, readFileBytes } from '#content-checks/read-file';
import { shared } from '#content-checks/shared';

const root = 'src/content';

/** Files of src/content that are not entries: the guide, and the record of the consent wordings shown to visitors. */
const others: readonly string[] = ['README.md', 'consent-wordings.yaml'];

/** The endings of picture files, which may be beside the texts that show them. */
export const pictureName = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** The files of one kind, and errors in their names. */
export type KindFiles = { files: ReadFile[]; errors: ContentError[] };

/** Reads and returns the files of a kind of content. `project` is the project's folder. */
export function readKind(project: string, kind: ContentKind, placeholders = readPlaceholders(project)): KindFiles {
  const where = contentKinds[kind];
  if ('file' in where) {
    const file = `${root}/${where.file}`;
    if (!namesIn(path.join(project, root)).includes(where.file))
      return { files: [], errors: [{ file, what: 'is missing, and pages show it', fix: 'Put it back.' }] };
    return { files: [read(project, { file, kind, id: idOf(where.file) }, placeholders)], errors: [] };
  }
  const { folder, endings } = where;
  const depth = 'depth' in where ? where.depth : 0;
  const names = namesIn(path.join(project, root, folder)).filter((name) => !pictureName.test(name));
  const errors = nameErrors(`${root}/${folder}`, names, endings, depth, (file) => lastChanged(project, file));
  const readable = names.filter((name) => endings.includes(path.extname(name).slice(1)) && isInPlace(name, depth));
  return {
    files: readable.map((name) =>
      read(project, { file: `${root}/${folder}/${name}`, kind, id: idOf(name) }, placeholders),
    ),
    errors,
  };
}

/** Returns every content file and the errors in their names; errors within a file are in the file's own list. */
export function readContent(project: string): { kinds: Record<ContentKind, KindFiles>; errors: ContentError[] } {
  const placeholders = readPlaceholders(project);
  const kinds = Object.fromEntries(kindNames.map((kind) => [kind, readKind(project, kind, placeholders)])) as Record<
    ContentKind,
    KindFiles
  >;
  return { kinds, errors: [...kindNames.flatMap((kind) => kinds[kind].errors), ...strayFiles(project)] };
}

/**
 * Returns the names of the files below a folder, with slashes; hidden files and editors' temporary ones are left out. A
 * missing folder has none: Git keeps no empty folders.
 */
function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^[.~]|~$|\.(?:swp|tmp)$|^4913$|^Thumbs\.db$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** The depth of a kind's files below its folder, and its wording in messages. */
type Depth = 0 | 1 | 'any';
const places: Record<Depth, string> = { 0: 'directly in', 1: 'in a folder of', any: 'in or below' };

function isInPlace(name: string, depth: Depth): boolean {
  return depth === 'any' || name.split('/').length === depth + 1;
}

function idOf(name: string): string {
  return name.replace(/\.\w+$/, '').toLowerCase();
}

function nameErrors(
  folder: string,
  names: readonly string[],
  endings: readonly string[],
  depth: Depth,
  changed: Changed,
): ContentError[] {
  const seen = new Map<string, string>();
  return names.flatMap((name): ContentError[] => {
    const file = `${folder}/${name}`;
    if (!endings.includes(path.extname(name).slice(1)) || !isInPlace(name, depth))
      return [
        {
          file,
          what: 'nothing reads this file',
          fix: `Files here end in .${endings.join(' or .')} and stand ${places[depth]} ${folder}. Rename it or move it away.`,
        },
      ];
    const id = name.slice(0, -path.extname(name).length);
    const twin = seen.get(idOf(name));
    seen.set(idOf(name), name);
    return [
      ...(twin === undefined
        ? []
        : repeats([{ file: `${folder}/${twin}` }, { file }], changed, () => '').map(({ entry, first }) => ({
            file: entry.file,
            what: `has the same name as ${first.file}`,
            fix: 'Rename it: the name is its address.',
          }))),
      ...(id.split('/').every((part) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part))
        ? []
        : [
            {
              file,
              what: 'the name of the file may hold small letters, figures and single hyphens alone',
              fix: `Rename it, for example to ${plainName(id)}${path.extname(name)}: the name is its address.`,
            },
          ]),
    ];
  });
}

/** Returns a name in the form for content files: lowercase letters, figures, single hyphens; folders unchanged. */
export function plainName(id: string): string {
  return id
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the files of src/content that belong to no kind. */
function strayFiles(project: string): ContentError[] {
  const places = Object.values(contentKinds);
  const folders = places.flatMap((where) => ('folder' in where ? [where.folder] : []));
  const single = places.flatMap((where) => ('file' in where ? [where.file] : []));
  return namesIn(path.join(project, root))
    .filter((name) => !pictureName.test(name) && !others.includes(name) && !single.some((file) => file === name))
    .filter((name) => !folders.some((folder) => name.startsWith(`${folder}/`)))
    .map((name) => ({
      file: `${root}/${name}`,
      what: 'nothing reads this file',
      fix: 'Move it into the folder of its kind, or away.',
    }));
}

/** Files already read, by path: a file is read again only when its bytes or the placeholders have changed. */
const saved = shared('content', () => new Map<string, { bytes: Buffer; placeholders: Placeholders; file: ReadFile }>());

/** Forgets the files that were read: thousands of them take a part of the memory that a build needs. */
export function forgetContent(): void {
  saved.clear();
}

function read(project: string, place: Pick<ReadFile, 'file' | 'kind' | 'id'>, placeholders: Placeholders): ReadFile {
  const address = path.join(project, place.file);
  const bytes = readFileSync(address);
  const known = saved.get(address);
  if (known?.bytes.equals(bytes) && known.placeholders === placeholders) return known.file;
  const file = readFileBytes(place, bytes, placeholders);
  saved.set(address, { bytes, placeholders, file });
  return file;
}

/** Returns whether a file exists under exactly this name: case-sensitive on every system. */
export function isThere(project: string, file: string): boolean {
  const address = path.join(project, file);
  try {
    return statSync(address).isFile() && readdirSync(path.dirname(address)).includes(path.basename(address));
  } catch {
    return false;
  }
}
