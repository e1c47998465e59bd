import path from 'node:path';

/**
 * The files with everything from packages, the second with what writes Word files. They hold no class names: islands write
 * those, and packages have no styles.
 */
const packagesChunks = ['vendor', 'word'] as const;
const [packagesChunk, wordChunk] = packagesChunks;

type Module = { importers: readonly string[]; dynamicImporters: readonly string[] };
type Modules = { getModuleInfo(id: string): Module | null };

/** Returns the modules at the end of the ways from a module to those that use it. */
function endsOf(id: string, usersOf: (id: string) => readonly string[]): Set<string> {
  const ends = new Set<string>();
  const seen = new Set<string>();
  const follow = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    const users = usersOf(module);
    if (users.length === 0) ends.add(module);
    users.forEach(follow);
  };
  follow(id);
  return ends;
}

/** Returns the islands that a module belongs to: those that import it, or a file that they fetch later. */
function islandsOf(id: string, modules: Modules): Set<string> {
  return endsOf(id, (module) => {
    const info = modules.getModuleInfo(module);
    return info ? [...info.importers, ...info.dynamicImporters] : [];
  });
}

/** Returns the islands that start with a module: that import it, not a file that they fetch later. */
function startedIslands(id: string, modules: Modules): { islands: string[]; users: number } {
  const users = endsOf(id, (module) => modules.getModuleInfo(module)?.importers ?? []);
  return { islands: [...islandsOf(id, modules)].filter((island) => users.has(island)), users: users.size };
}

const nameOf = (island: string) => path.basename(island, '.tsx');

/**
 * The committee's island takes what it starts with, and what it fetches later, from the files of others: counted like
 * them, it would move into the file that every page loads what the wizards fetch with their last steps.
 */
const isCounted = (island: string) => nameOf(island) !== 'Committee';

/**
 * Returns whether a module belongs into the file that every page loads. What only the comparison starts with, and the
 * wizards fetch with their last steps, does not: every page would carry it, and the styles of its components.
 */
function isShared(id: string, modules: Modules): boolean {
  const islands = [...islandsOf(id, modules)].filter(isCounted);
  const started = startedIslands(id, modules).islands.filter(isCounted);
  const withLastSteps = started.every((island) => nameOf(island) === 'Compare');
  return islands.length >= (withLastSteps ? 4 : 3);
}

/**
 * Returns the name of the file for what as many islands start with, where another file needs it too: the other island's,
 * or what the island fetches later. null for everything else.
 */
function fileOfStart(count: number) {
  return (id: string, modules: Modules): string | null => {
    const { islands, users } = startedIslands(id, modules);
    const counted = islands.filter(isCounted);
    if (counted.length !== count || users === 1) return null;
    return ['start', ...counted.map(nameOf).sort()].join('-');
  };
}

/**
 * How the scripts of islands are put into files: packages are one file, what at least three islands share is one, and so
 * is what the same one or two start with and share. Without groups the bundler makes 28 files of 300 bytes and more, twice
 * the requests of a page. Counting islands, not files, keeps what an island fetches later out of the pages of others. A
 * group takes along what its modules import, so what more islands use comes first. What writes Word files is larger than
 * all other packages together, and hardly a visit needs it: it is a file of its own.
 * https://rolldown.rs/reference/TypeAlias.CodeSplittingGroup
 */
export const chunkGroups = [
  // Virtual modules, whose names begin with \0, are the bundler's own helpers.
  { name: wordChunk, test: /node_modules\/(docx|fflate|nanoid)\//, priority: 4 },
  { name: packagesChunk, test: /node_modules|^\0/, priority: 3 },
  {
    name: (id: string, modules: Modules) => (isShared(id, modules) ? 'shared' : null),
    priority: 2,
  },
  { name: fileOfStart(2), priority: 1 },
  { name: fileOfStart(1), priority: 0 },
];

/**
 * Returns what a script begins with. Chromium compiles every function of one that says so on another thread while it
 * loads; otherwise it compiles each as it is first called, in the press that calls it: up to 6 of 50 ms. Not for what
 * writes Word files, of which a document uses little, nor for the scripts of components, which Astro puts into pages. Other
 * browsers read a comment. https://v8.dev/blog/explicit-compile-hints
 */
export function compileHint({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): string {
  const isInline = facadeModuleId?.includes('?astro&type=script') ?? false;
  return name === wordChunk || isInline ? '' : '//# allFunctionsCalledOnLoad';
}

/** Whether a built file, without its folder, is one with what comes from packages. */
export function isPackagesChunk(file: string): boolean {
  return packagesChunks.some((name) => file.startsWith(`${name}.`));
}
