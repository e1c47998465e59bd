import { TextDecoder } from 'node:util';
import type { Address } from '#domain/content/checks/content';
import { levelAbove } from '#domain/content/heading-levels';
import { type ContentKind, contentKinds } from '#domain/content/kinds';
import type { ContentError } from '#domain/content/error';
import { type Placeholders, withPlaceholders } from '#domain/content/placeholders';
import { invisible } from '#domain/text/same-name';
import { readBody } from '#content-checks/body';
import { characterErrors } from '#content-checks/characters';
import { fieldTextErrors, fieldTexts } from '#content-checks/field-texts';
import { headingErrors } from '#content-checks/headings';
import { placeholderProblems } from '#content-checks/placeholders';
import { parsedFields } from '#content-checks/schema-errors';
import { shownCharacters } from '#content-checks/typefaces';
import { readYaml } from '#content-checks/yaml';

/** A picture in a file, and the least width (px) that its place needs: a text's column, or an advisor's tile. */
export type PictureAddress = Address & { leastWidth: number };

/** The column of a text on a screen of two device pixels per px, and an advisor's tile with three. */
const leastWidths = { text: 1200, tile: 400 } as const;

/** A content file as read. */
export type ReadFile = {
  /** The path from the project's folder. */
  file: string;
  kind: ContentKind;
  id: string;
  mdx: boolean;
  /** The whole file, without a byte order mark. */
  source: string;
  /** Its fields as parsed by its schema; meaningless where there are errors. */
  data: unknown;
  /** Its fields as written, with placeholders replaced. */
  fields: unknown;
  /** The text below the fields. Empty in files without text. */
  text: string;
  links: Address[];
  pictures: PictureAddress[];
  errors: ContentError[];
  /** Returns the line of a field, counted from 1. */
  lineOf(field: readonly PropertyKey[]): number | undefined;
};

type Place = { file: string; kind: ContentKind; id: string };

/**
 * Returns a content file read from its bytes, with every error within the file. `placeholders` are replaced in fields
 * and Markdown.
 */
export function readFileBytes(place: Place, bytes: Buffer, placeholders: Placeholders): ReadFile {
  const nothing: ReadFile = {
    ...place,
    mdx: place.file.endsWith('.mdx'),
    source: '',
    data: undefined,
    fields: undefined,
    text: '',
    links: [],
    pictures: [],
    errors: [],
    lineOf: () => undefined,
  };
  const failed = (...errors: Omit<ContentError, 'file'>[]): ReadFile => ({
    ...nothing,
    errors: errors.map((error) => ({ file: place.file, ...error })),
  });
  const source = decoded(bytes);
  if (source === null)
    return failed({
      line: firstWrongLine(bytes),
      what: 'is not saved as UTF-8',
      fix: 'Save it with the encoding UTF-8.',
    });
  if (source.trim() === '')
    return failed({ what: 'is empty', fix: 'Copy the fields of a neighbouring file into it, or delete it.' });
  const conflict = lineMatching(source, /^(?:<{7}|>{7}|\|{7})(?: |$)/m);
  if (conflict !== undefined)
    return failed({
      line: conflict,
      what: 'holds the marks of a conflict between two versions',
      fix: 'Keep one of the two, and take out the lines of <<<<<<<, ======= and >>>>>>>.',
    });
  const parts = /\.mdx?$/.test(place.file) ? frontMatter(source) : { yaml: source, above: 0, text: '', before: 0 };
  if ('what' in parts) return failed(parts);
  const { data: written, errors: unread, lineOf } = readYaml(parts.yaml, parts.above);
  if (unread.length > 0) return failed(...unread);
  const fields = withPlaceholders(written, placeholders);
  // In MDX, text in braces is an expression, and refused.
  const text = nothing.mdx ? parts.text : withPlaceholders(parts.text, placeholders);
  const parsed = parsedFields(contentKinds[place.kind].schema, fields);
  const wrongFields = [...parsed.errors, ...fieldTextErrors(place.kind, fields, !invisible.test(source))].map(
    (error) => {
      const line = lineOf(error.field);
      return line === undefined ? error : { ...error, line };
    },
  );
  const body = readBody(text, nothing.mdx, parts.before, place.kind);
  const above = levelAbove(place.kind);
  // The text of an MDX file is checked for expressions instead.
  const words = [textsIn(written), nothing.mdx ? '' : parts.text].join('\n');
  const wrongSigns = garbled(source);
  const braces = placeholderProblems(place.kind, words, placeholders);
  const isOf = ({ what }: { what: string }, written: string) => what.startsWith(`'${written}' stands for nothing`);
  const found = [...wrongFields, ...body.errors];
  const errors = [
    ...(wrongSigns.length > 0 ? wrongSigns : characterErrors(source, shownCharacters())),
    // Words in braces are told once: with the line and field, and with the names that this site has.
    ...found.map((error) => {
      const same = braces.find(({ written }) => isOf(error, written));
      return same ? { ...error, what: same.what, fix: same.fix } : error;
    }),
    ...braces
      .filter(({ written }) => !found.some((error) => isOf(error, written)))
      .map(({ written, ...error }) => ({ ...error, line: lineOfWords(source, written) })),
    ...(above === undefined ? [] : headingErrors(body.headings, above)),
  ];
  return {
    ...nothing,
    source,
    data: parsed.data,
    fields,
    text: text.trim(),
    links: body.links,
    pictures: [
      ...body.pictures.map((picture) => ({ ...picture, leastWidth: leastWidths.text })),
      ...picturesIn(fields, lineOf),
    ],
    errors: errors.map((error) => ({ file: place.file, ...error })),
    lineOf,
  };
}

/**
 * Returns the pictures that fields name by path: `../pictures/maya-okafor.jpg`. Fields have the plain file name;
 * addresses encode its %.
 */
function picturesIn(fields: unknown, lineOf: ReadFile['lineOf']): PictureAddress[] {
  return fieldTexts(fields)
    .filter(({ text }) => /^\.\.?\/.*\.\w+$/.test(text))
    .map(({ field, text }) => ({
      url: text.replaceAll('%', '%25'),
      line: lineOf(field) ?? 1,
      leastWidth: leastWidths.tile,
    }));
}

/** Returns bytes as text without a byte order mark, or null where they are not UTF-8. */
function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Returns the first line that is not UTF-8. */
function firstWrongLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return 1 + lines.findIndex((line) => decoded(Buffer.from(line, 'latin1')) === null);
}

/** Words saved in one encoding and read in another: 'cafÃ©', 'itâ€™s', or undecodable characters. */
const garbledWords = /\uFFFD|Ã[\u0080-\u00BF]|Â[\u0080-\u00BF]|â€/;

function garbled(source: string): Omit<ContentError, 'file'>[] {
  const line = lineMatching(source, garbledWords);
  return line === undefined
    ? []
    : [
        {
          line,
          what: 'holds letters that were read in the wrong encoding, such as Ã© for é',
          fix: 'Type these words anew, and save the file with the encoding UTF-8.',
        },
      ];
}

/** Returns the texts of fields, one a line. */
function textsIn(fields: unknown): string {
  if (typeof fields === 'string') return fields;
  return typeof fields === 'object' && fields !== null ? Object.values(fields).map(textsIn).join('\n') : '';
}

/** Returns the first line with these words; the top where they are spread over several. */
function lineOfWords(source: string, words: string): number {
  return source.slice(0, Math.max(0, source.indexOf(words))).split('\n').length;
}

function lineMatching(source: string, pattern: RegExp): number | undefined {
  const index = source.search(pattern);
  return index < 0 ? undefined : source.slice(0, index).split('\n').length;
}

type Parts = { yaml: string; above: number; text: string; before: number };

/** Returns the fields and the text of a Markdown file, or the error in the lines of `---` between them. */
function frontMatter(source: string): Parts | Omit<ContentError, 'file'> {
  const fix = 'The first line is ---, then come the fields, then a second line of ---, then the text.';
  const lines = source.split(/\r?\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  if (!/^---\s*$/.test(lines[first] ?? '')) return { line: first + 1, what: 'does not begin with a line of ---', fix };
  const second = lines.findIndex((line, index) => index > first && /^---\s*$/.test(line));
  if (second < 0) return { line: first + 1, what: 'has no second line of --- below the fields', fix };
  return {
    yaml: lines.slice(first + 1, second).join('\n'),
    above: first + 1,
    text: lines.slice(second + 1).join('\n'),
    before: second + 1,
  };
}
