/** What each entry refers to, by the entry's file: the name it uses and the folder or file where that name must exist. */
export type Reference = { file: string; field: string; name: string; where: string; known: readonly string[] };

/** Returns the references that lead nowhere, one line each: the file, the field, what is wrong and how to mend it. */
export function brokenReferences(references: readonly Reference[]): string[] {
  return references
    .filter(({ name, known }) => !known.includes(name))
    .map(
      ({ file, field, name, where, known }) =>
        `${file}\n  ${field}: there is no '${name}' in ${where}. Use one of: ${known.join(', ')}.`,
    );
}
