import { getCollection } from 'astro:content';
import { requiredEntry } from '#queries/entries';
import type { RequirementsWords } from '#domain/requirements/document-content';

/** Returns the text of the requirements document for every area, from which the browser writes it. */
export async function requirementsWords(): Promise<RequirementsWords> {
  const areas = await getCollection('requirementAreas');
  return {
    text: (await requiredEntry('requirements', 'requirements')).data,
    areas: Object.fromEntries(areas.map(({ id, data }) => [id, data])),
  };
}
