import path from 'node:path';

/**
 * Returns a function that gives the text of the files that a text names, and that those name in turn: of a page, the
 * scripts that it can run, and the style sheets that come with them. `files`: address → text.
 */
export function namedFiles(files: ReadonlyMap<string, string>): (text: string) => string {
  const byName = new Map([...files].map(([address, text]) => [path.basename(address), text]));
  const namesIn = (text: string) => [...new Set(text.split(/[^\w.-]+/))].filter((name) => byName.has(name));
  const named = new Map([...byName].map(([name, text]) => [name, namesIn(text)]));
  return (text) => {
    const reached = reachedFrom(namesIn(text), (name) => named.get(name) ?? []);
    return reached.map((name) => byName.get(name)).join('\n');
  };
}

/** Returns a function that gives the scripts that one imports at once, and those that they import: address → addresses. */
export function staticImports(files: ReadonlyMap<string, string>): (script: string) => string[] {
  const imports = /(?:from|import) ?["'`]\.\/([\w.-]+)["'`]/g;
  const importedBy = (address: string) =>
    Array.from((files.get(address) ?? '').matchAll(imports), ([, name = '']) =>
      path.posix.join(path.posix.dirname(address), name),
    );
  return (script) => reachedFrom(importedBy(script), importedBy);
}

/** Returns these and all that are reached from them, each once. */
function reachedFrom(start: readonly string[], next: (name: string) => readonly string[]): string[] {
  const reached = new Set(start);
  for (const name of reached) next(name).forEach((each) => reached.add(each));
  return [...reached];
}
