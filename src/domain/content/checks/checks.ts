import { addressMistakes } from '#domain/content/checks/addresses';
import { catalogueMistakes } from '#domain/content/checks/catalogue';
import type { Content, Surroundings } from '#domain/content/checks/content';
import { copyMistakes } from '#domain/content/checks/copies';
import { insightMistakes } from '#domain/content/checks/insights';
import { referenceMistakes } from '#domain/content/checks/references';
import { specifiedMistakes } from '#domain/content/checks/specified';
import { unusedMistakes } from '#domain/content/checks/unused';
import type { Mistake } from '#domain/content/mistake';

/** Returns every mistake of the content as a whole: what no schema of a single file can tell. */
export function wholeContentMistakes(content: Content, surroundings: Surroundings): Mistake[] {
  return [
    ...referenceMistakes(content),
    ...insightMistakes(content),
    ...addressMistakes(content, surroundings),
    ...copyMistakes(content),
    ...unusedMistakes(content, surroundings),
    ...catalogueMistakes(content),
    ...specifiedMistakes(content),
  ];
}
