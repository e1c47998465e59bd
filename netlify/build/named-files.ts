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
    const reached = new Set<string>();
    const reach = (name: string): void => {
      if (reached.has(name)) return;
      reached.add(name);
      named.get(name)?.forEach(reach);
    };
    namesIn(text).forEach(reach);
    return [...reached].map((name) => byName.get(name)).join('\n');
  };
}

/** Returns a function that gives the scripts that one imports at once, and those that they import: address → addresses. */
export function staticImports(files: ReadonlyMap<string, string>): (script: string) => string[] {
  return (script) => {
    const reached = new Set<string>();
    const reach = (address: string): void => {
      for (const [, name = ''] of (files.get(address) ?? '').matchAll(/(?:from|import) ?["'`]\.\/([\w.-]+)["'`]/g)) {
        const imported = path.posix.join(path.posix.dirname(address), name);
        if (reached.has(imported)) continue;
        reached.add(imported);
        reach(imported);
      }
    };
    reach(script);
    return [...reached];
  };
}
