/** What writes Word files, which few visits need, is a file of its own; so is everything else from packages. */
const packages = ['word', 'vendor'] as const;

/** How the scripts of islands are put into files: https://rolldown.rs/reference/TypeAlias.CodeSplittingGroup */
export const chunkGroups = [
  { name: packages[0], test: /node_modules\/(docx|fflate|nanoid)\//, priority: 3 },
  // Virtual modules, whose names begin with \0, are the bundler's own helpers.
  { name: packages[1], test: /node_modules|^\0/, priority: 2 },
  { name: 'shared', minShareCount: 5, priority: 1 },
];

/** Whether a built file has only what comes from packages, which name no classes of ours. */
export function isPackagesChunk(file: string): boolean {
  return packages.some((name) => file.includes(`/${name}.`));
}
