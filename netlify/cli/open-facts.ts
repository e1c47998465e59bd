import { grouped } from '#domain/text/numbers';
import type { OpenFact } from '#domain/recommendation/open-facts';

/** The most open facts listed. */
const most = 10;

/**
 * Returns lines for the open facts that would settle the most rankings, the most important first; empty if no ranking
 * depends on an open fact. `folder` contains the files of facts.
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
