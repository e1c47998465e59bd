import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { charactersOf } from '#domain/text/typeface';

const require = createRequire(import.meta.url);

/** One file of each typeface for documents and pictures: a character in any of them can be shown. */
const files = [
  '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  '@expo-google-fonts/funnel-display/500Medium/FunnelDisplay_500Medium.ttf',
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
];

let saved: Set<number> | undefined;

/** Returns the characters (code points) of the site's typefaces. */
export function shownCharacters(): Set<number> {
  saved ??= new Set(files.flatMap((file) => [...charactersOf(readFileSync(require.resolve(file)))]));
  return saved;
}
