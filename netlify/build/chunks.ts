/** The file with everything from packages. It holds no class names: islands write those, and packages have no styles. */
export const packagesChunk = 'vendor';

/**
 * How the scripts of islands are put into files: packages are one file, what at least three islands share is one, the
 * rest is the bundler's choice. Without groups it makes 28 files of 300 bytes and more, twice the requests of a page.
 * https://rolldown.rs/reference/TypeAlias.CodeSplittingGroup
 */
export const chunkGroups = [
  // Virtual modules, whose names begin with \0, are the bundler's own helpers.
  { name: packagesChunk, test: /node_modules|^\0/ },
  { name: 'shared', minShareCount: 3 },
];

/** Whether a built file, without its folder, is the one with everything from packages. */
export function isPackagesChunk(file: string): boolean {
  return file.startsWith(`${packagesChunk}.`);
}
