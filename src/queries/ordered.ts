import { type CollectionEntry, getCollection } from 'astro:content';

type Ordered = 'advisors' | 'caseStudies' | 'criteria' | 'faqs' | 'needs' | 'services';

/** Returns a collection's entries in the order given in their files. */
export async function ordered<C extends Ordered>(collection: C): Promise<CollectionEntry<C>[]> {
  return (await getCollection(collection)).sort((a, b) => a.data.order - b.data.order);
}

/** Returns the advisory lifecycle, first phase first. */
export async function phases(): Promise<CollectionEntry<'phases'>[]> {
  return (await getCollection('phases')).sort((a, b) => a.data.number - b.data.number);
}
