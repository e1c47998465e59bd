/** A mistake in the content: the file, the line where there is one (from 1), what is wrong, and how to mend it. */
export type ContentMistake = { file: string; line?: number; what: string; mend: string };

/** A file of the content as it stands on the disk, front matter included. */
export type ContentText = { file: string; text: string };

/** Returns a mistake as the build tells it: the file with the line, and below it what is wrong and how to mend it. */
export function mistakeInWords({ file, line, what, mend }: ContentMistake): string {
  return `${line === undefined ? file : `${file}:${line}`}\n  ${what} ${mend}`;
}

/** Returns the line of a text, from 1, that an offset is in. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
