import { withArticle } from '#domain/obligations/map/words';
import { organizationsOf, sentenceTable } from '#domain/sentence/table';
import { advice } from '#queries/advice';
import { requiredEntry } from '#queries/entries';
import { oncePerBuild } from '#queries/once-per-build';

/** Returns the table of the home page's sentence, as it is on the day of the build. */
export const sentence = oncePerBuild(async () => {
  const wizard = (await requiredEntry('wizards', 'navigator')).data;
  const catalogue = await advice();
  return sentenceTable(wizard, catalogue, catalogue.rules, catalogue.industries);
});

/** An organization to choose in the sentence; those of an industry that distinguishes kinds are a group. */
export type SentenceGroup = { group?: string; options: { value: string; label: string }[] };

/** Returns the organizations of the sentence: 'a hospital', 'an organization in telecommunications'. */
export async function sentenceOrganizations(inIndustry: (industry: string) => string): Promise<SentenceGroup[]> {
  const groups = new Map<string, SentenceGroup>();
  for (const { choice, industry, kind } of organizationsOf((await advice()).industries)) {
    const { id, name, inSentence, kinds } = industry;
    const named = kinds.find((each) => each.id === kind);
    const option = { value: choice, label: named ? withArticle(named.name) : inIndustry(inSentence) };
    const group = groups.get(id);
    if (group) group.options.push(option);
    else groups.set(id, named ? { group: name, options: [option] } : { options: [option] });
  }
  return [...groups.values()];
}
