import path from 'node:path';
import { inlineScripts } from '#netlify/build/inline-code';
import { elementsIn, type PageTree, textIn } from '#netlify/build/page-tree';
import { memoize } from '#netlify/build/memoize';
import { allNames, namesInScript, type UsedNames } from '#netlify/build/used-names';

/**
 * Returns the names in every script that a page can run: its inline scripts, the files that it names, and those that
 * they import, at once or later. `files` are the site's scripts, file name → program. Pages with the same scripts get the
 * same names, put together once.
 */
export function scriptNames(files: ReadonlyMap<string, string>): (page: PageTree) => UsedNames {
  const fileAt = (address: string) => (address.endsWith('.js') ? files.get(path.posix.basename(address)) : undefined);
  let count = 0;
  const read = memoize((program) => {
    const names = namesInScript(program);
    const imported = new Set([...names.words].map(fileAt).filter((file) => file !== undefined));
    return { number: count++, names, imported };
  });
  const together = new Map<string, UsedNames>();
  return (page) => {
    const reached = new Set<ReturnType<typeof read>>();
    const reach = (program: string): void => {
      const script = read(program);
      if (reached.has(script)) return;
      reached.add(script);
      script.imported.forEach(reach);
    };
    for (const { attrs } of elementsIn(page))
      for (const { value } of attrs) {
        const program = fileAt(value);
        if (program !== undefined) reach(program);
      }
    for (const script of inlineScripts(page)) reach(textIn(script));
    const key = [...reached].map(({ number }) => number).join();
    const known = together.get(key) ?? allNames([...reached].map(({ names }) => names));
    together.set(key, known);
    return known;
  };
}
