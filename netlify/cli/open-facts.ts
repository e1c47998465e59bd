import { grouped } from '#domain/text/numbers';
import type { OpenFact } from '#domain/recommendation/open-facts';

/** How many open facts are named. */
const most = 10;

/**
 * Returns the open facts that would settle most rankings as lines to print, the one that most rankings wait for first; none
 * where no ranking waits for a fact. `folder` is where the files of facts are.
 */
export function openFactLines(
  folder: string,
  { open, rankings }: { open: readonly OpenFact[]; rankings: number },
): string[] {
  if (open.length === 0) return [];
  return [
    `Open facts, by how many of the Navigator's ${grouped(rankings)} rankings wait for them`,
    ...open.slice(0, most).map(({ solution, criterion, rankings: waiting }) => {
      const where = `${folder}/${solution.id}.yaml, ${criterion.id}`;
      return `  ${solution.name}, ${criterion.label}: open in ${grouped(waiting)}. ${where}`;
    }),
    '  They hold up no launch. src/content/README.md, "Add a fact", says how one is found and written down.',
  ];
}
