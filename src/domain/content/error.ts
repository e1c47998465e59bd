/** An error in the content, as an editor reads it in the terminal, in the browser and on /review. */
export type ContentError = {
  /** The path from the project's folder, for example `src/content/site.yaml`. */
  file: string;
  /** Where in the file, counted from 1. */
  line?: number;
  /**
   * The field as keys and positions, for example `['useCases', 1, 'title']`; without it, the text or the whole file.
   */
  field?: readonly PropertyKey[];
  /** What is wrong, printed after the field's name and a colon; no full stop. */
  what: string;
  /** How to fix it: one or more sentences. May be empty. */
  fix: string;
};

/** Returns a field's name for an editor: `useCases, entry 2, title`. */
export function fieldName(field: readonly PropertyKey[]): string {
  return field.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(', ') || 'the file';
}

/** Returns an error as one line, without its file: `line 12, title: is missing. The heading.` */
export function errorLine({ line, field, what, fix }: ContentError): string {
  const where = [...(line === undefined ? [] : [`line ${line}`]), ...(field ? [fieldName(field)] : [])].join(', ');
  return `${where === '' ? '' : `${where}: `}${what}.${fix === '' ? '' : ` ${fix}`}`;
}

/** Returns errors for a terminal: each file once, then one line for each of its errors. */
export function printedErrors(errors: readonly ContentError[]): string {
  return [...Map.groupBy(errors, ({ file }) => file)]
    .map(([file, own]) => [file, ...own.map((error) => `  ${errorLine(error)}`)].join('\n'))
    .join('\n');
}

/** Returns `1 mistake in the content` or `3 mistakes in the content`; editors read 'mistake'. */
export function errorCount({ length }: readonly ContentError[]): string {
  return `${length} ${length === 1 ? 'mistake' : 'mistakes'} in the content`;
}
