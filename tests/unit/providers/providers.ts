import fc from 'fast-check';
import { layerNames } from '#domain/layers';
import type { ListedProvider } from '#domain/providers/listed';
import type { DirectoryQuery } from '#domain/providers/query';

/** A provider of which only name and category matter. */
export function provider(name: string, category: ListedProvider['category'] = 'Cybersecurity'): ListedProvider {
  return { name, category, url: 'https://example.com', description: 'Sells cloud security to banks.' };
}

export const anyCategory = fc.constantFrom(...layerNames);

/** Names as companies write them, and a few that nobody would. */
export const anyName = fc.oneof(
  fc.constantFrom('8x8', 'AWS', 'eSentire', 'Kore.ai', 'Palo Alto Networks', 'NiCE', 'OVHcloud', 'Zoom', 'zoom'),
  fc.string({ minLength: 2, maxLength: 60, unit: 'binary' }),
);

export const anyProviders = fc.array(
  fc.record({ name: anyName, category: anyCategory }).map(({ name, category }) => provider(name, category)),
  { maxLength: 40 },
);

export const anyQuery: fc.Arbitrary<DirectoryQuery> = fc.record({
  q: fc.string({ maxLength: 60, unit: 'grapheme' }).filter((text) => text.isWellFormed() && text.length <= 60),
  category: fc.option(anyCategory),
  industries: fc.constantFrom(undefined, 'healthcare', 'financial-services'),
  specialties: fc.constantFrom(undefined, 'public-cloud', 'ai-agents'),
  view: fc.constantFrom('grid', 'list'),
});
