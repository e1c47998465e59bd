import type { CollectionEntry } from 'astro:content';
import { agency, requiredEntry } from '#queries/entries';

type WizardId = CollectionEntry<'wizards'>['id'];

const paths: Record<string, string> = { navigator: '/solutions-navigator' };

/**
 * Returns the properties of a wizard's island; `other` is the wizard that shares answers with it. The catalogue is not
 * included: the last steps fetch it.
 */
export async function wizardProps(id: WizardId, other: WizardId) {
  const { name, email, address, bookingUrl, bookingCalendar, disclosure } = await agency();
  return {
    definition: (await requiredEntry('wizards', id)).data,
    site: { name, email, address, bookingUrl, bookingCalendar, disclosure },
    other: { title: (await requiredEntry('wizards', other)).data.title, path: paths[other] ?? `/${other}` },
  };
}
