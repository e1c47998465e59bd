import { wholeContentMistakes } from '#domain/content/checks/checks';
import type { Content, Entry } from '#domain/content/checks/content';
import { type ContentKind, kindNames } from '#domain/content/kinds';
import type { Mistake } from '#domain/content/mistake';
import { leadLimitMistakes } from '#content-checks/lead-limits';
import { pictureMistakes } from '#content-checks/pictures';
import { readContent } from '#content-checks/read-content';
import type { ReadFile } from '#content-checks/read-file';
import { readSurroundings } from '#content-checks/surroundings';

/**
 * Returns every mistake of the content, in the order of the files: what `dev`, `build` and the tests ask alike. Mistakes
 * between files are looked for once every file can be read by itself: what refers to a broken file is not broken itself.
 * `project` is the project's folder.
 */
export function contentMistakes(project: string): Mistake[] {
  const { kinds, mistakes } = readContent(project);
  const files = kindNames.flatMap((kind) => kinds[kind].files);
  const inFiles = [
    ...mistakes,
    ...files.flatMap((file) => file.mistakes),
    ...files.flatMap((file) => pictureMistakes(project, file)),
  ];
  const found = inFiles.length > 0 ? inFiles : between(project, kinds);
  return found.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0)));
}

function between(project: string, kinds: Record<ContentKind, { files: ReadFile[] }>): Mistake[] {
  const content = Object.fromEntries(kindNames.map((kind) => [kind, kinds[kind].files.map(entryOf)]));
  const lines = new Map(
    kindNames.flatMap((kind) => kinds[kind].files.map(({ file, lineOf }) => [file, lineOf] as const)),
  );
  const whole = content as unknown as Content;
  const found = [...wholeContentMistakes(whole, readSurroundings(project)), ...leadLimitMistakes(whole)];
  return found.map((mistake) => {
    const line = mistake.line ?? (mistake.field && lines.get(mistake.file)?.(mistake.field));
    return line === undefined ? mistake : { ...mistake, line };
  });
}

function entryOf({ id, file, data, text, links }: ReadFile): Entry<ContentKind> {
  return { id, file, data: data as Entry<ContentKind>['data'], text, links };
}
