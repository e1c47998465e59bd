import { type CollectionEntry, type CollectionKey, getEntry } from 'astro:content';
import { oncePerBuildOf } from '#queries/once-per-build';
import { contentKinds } from '#domain/content/kinds';
import type { RoiModelContent } from '#domain/roi/model-content';

/** Returns the path of an entry's file for an editor. */
export function fileOf(collection: CollectionKey, id: string): string {
  const where = contentKinds[collection];
  return 'file' in where ? `src/content/${where.file}` : `src/content/${where.folder}/${id}.${where.endings.at(-1)}`;
}

/** Returns an entry by its collection and id: `sections/home/why`. Saved, because most pages show the same ones. */
const entryAt = oncePerBuildOf(async (key: string): Promise<unknown> => {
  const [collection, ...id] = key.split('/');
  return getEntry({ collection, id: id.join('/') } as never);
});

/** Returns an entry that the site requires. Throws an error with the missing file's name. */
export async function requiredEntry<C extends CollectionKey>(collection: C, id: string): Promise<CollectionEntry<C>> {
  const entry = (await entryAt(`${collection}/${id}`)) as CollectionEntry<C> | undefined;
  if (!entry) throw new Error(`${fileOf(collection, id)} is missing: a page shows it. Put it back.`);
  return entry;
}

/** Returns the agency's details, which editors can change. */
export async function agency() {
  return (await requiredEntry('site', 'site')).data;
}

/** Returns the rule of thumb of the ROI calculator. */
export async function roiRule() {
  const { savingsShare, efficiencyGain } = (await requiredEntry('roi', 'roi')).data;
  return { savingsShare, efficiencyGain };
}

/** Returns what a full project costs, in US dollars. */
export async function projectPrice() {
  return (await requiredEntry('roi', 'roi')).data.projectPrice;
}

/** Returns the inputs of the ROI calculator's example. */
export async function roiExample() {
  return (await requiredEntry('roi', 'roi')).data.example;
}

/** Returns the initial values and the explanation of the ROI calculator's detailed model. */
export async function roiModel(): Promise<RoiModelContent> {
  const { assumptions, scenarios } = (await requiredEntry('roi', 'roi')).data;
  const { items } = await section('roi-calculator/model');
  const negativeFirstYear = await notice('roi-calculator/model', 'negative-first-year');
  return { assumptions, scenarios, negativeFirstYear, scope: items.map(({ title, text }) => ({ title, text })) };
}

/** Returns the links of header and footer. */
export async function siteMenu() {
  return (await requiredEntry('menu', 'menu')).data;
}

/** Returns the text of one section of a fixed page, for example `home/why`. */
export async function section(id: string) {
  return (await requiredEntry('sections', id)).data;
}

/**
 * Returns a figure about the agency by its name among the claims of `site.yaml`. Throws an error where it is missing.
 */
export async function claim(name: string) {
  const found = (await agency()).claims[name];
  if (!found)
    throw new Error(`${fileOf('site', 'site')} has no claim "${name}", but a section shows it. Add it there.`);
  return found;
}

/** Returns a section's items with the claims they name, each null where it names none; and how those figures are known. */
export async function withClaims<Item extends { claim?: string | undefined }>(items: readonly Item[]) {
  const claimed = await Promise.all(
    items.map(async ({ claim: name, ...item }) => ({ ...item, claim: name === undefined ? null : await claim(name) })),
  );
  return { claimed, evidence: claimed.flatMap(({ claim }) => (claim ? [claim.evidence] : [])) };
}

/** Returns a section's sentence for one case. Throws an error that says where to add it. */
export async function notice(id: string, name: string): Promise<string> {
  const found = (await section(id)).notices[name];
  if (!found)
    throw new Error(`${fileOf('sections', id)} has no notice "${name}", but the page shows it. Add it there.`);
  return found;
}
