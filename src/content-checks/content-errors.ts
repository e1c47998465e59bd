import { wholeContentErrors } from '#domain/content/checks/checks';
import type { Content, Entry } from '#domain/content/checks/content';
import { type ContentKind, kindNames } from '#domain/content/kinds';
import type { ContentError } from '#domain/content/error';
import { readWordings } from '#content-checks/consent-wordings';
import { leadLimitErrors } from '#content-checks/lead-limits';
import { pictureErrors } from '#content-checks/pictures';
import { readContent } from '#content-checks/read-content';
import type { ReadFile } from '#content-checks/read-file';
import { readSurroundings } from '#content-checks/surroundings';

/**
 * Returns every error of the content, in the order of the files, for `dev`, `build` and the tests alike. Errors between
 * files are only looked for once every single file is valid, because a reference to a broken file is not itself broken.
 * `project` is the project's folder.
 */
export function contentErrors(project: string): ContentError[] {
  const { kinds, errors } = readContent(project);
  const files = kindNames.flatMap((kind) => kinds[kind].files);
  const inFiles = [
    ...errors,
    ...readWordings(project).errors,
    ...files.flatMap((file) => file.errors),
    ...files.flatMap((file) => pictureErrors(project, file)),
  ];
  const found = inFiles.length > 0 ? inFiles : between(project, kinds);
  return found.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0)));
}

function between(project: string, kinds: Record<ContentKind, { files: ReadFile[] }>): ContentError[] {
  const content = Object.fromEntries(kindNames.map((kind) => [kind, kinds[kind].files.map(entryOf)]));
  const lines = new Map(
    kindNames.flatMap((kind) => kinds[kind].files.map(({ file, lineOf }) => [file, lineOf] as const)),
  );
  const whole = content as unknown as Content;
  const found = [...wholeContentErrors(whole, readSurroundings(project)), ...leadLimitErrors(whole)];
  return found.map((error) => {
    const line = error.line ?? (error.field && lines.get(error.file)?.(error.field));
    return line === undefined ? error : { ...error, line };
  });
}

function entryOf({ id, file, data, text, links }: ReadFile): Entry<ContentKind> {
  return { id, file, data: data as Entry<ContentKind>['data'], text, links };
}
