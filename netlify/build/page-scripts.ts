import path from 'node:path';
import { inlineScripts } from '#netlify/build/inline-code';
import { elementsIn, type PageTree, textIn } from '#netlify/build/page-tree';
import { savedByText } from '#netlify/build/saved-by-text';
import { namesInScript, type UsedNames } from '#netlify/build/used-names';

/**
 * Returns the names in every script that a page can run: its inline scripts, the files that it names, and those that
 * they import, at once or later. `files` are the site's scripts, file name → program.
 */
export function scriptNames(files: ReadonlyMap<string, string>): (page: PageTree) => UsedNames[] {
  const namesOf = savedByText(namesInScript);
  return (page) => {
    const reached = new Set<string>();
    const reach = (program: string): void => {
      if (reached.has(program)) return;
      reached.add(program);
      for (const word of namesOf(program).words) reachFile(word);
    };
    const reachFile = (address: string): void => {
      const program = files.get(path.posix.basename(address));
      if (program !== undefined) reach(program);
    };
    for (const { attrs } of elementsIn(page)) for (const { value } of attrs) reachFile(value);
    for (const script of inlineScripts(page)) reach(textIn(script));
    return [...reached].map(namesOf);
  };
}
