import { type CollectionEntry, getCollection } from 'astro:content';
import { oncePerBuild } from '#queries/once-per-build';
import { requiredEntry } from '#queries/entries';
import type { Industry, Rule } from '#domain/obligations/rule';
import { withRuleDates } from '#domain/obligations/dates-in-text';
import { statusInWords } from '#domain/obligations/status';
import { jurisdictionNames, lowerFirst } from '#domain/obligations/words';

/** Returns the rules as obligations are read from them, each with its best source alone: what the browser is given. */
export async function rulesForBrowser(): Promise<Rule[]> {
  return (await getCollection('rules')).map(({ id, data: { sources, ...rule } }) => {
    const [{ url, read } = { url: '', read: '' }] = sources;
    return { id, ...rule, source: { url, read } };
  });
}

/** Returns the industries that obligations are read for, in alphabetical order. */
export async function industriesForBrowser(): Promise<Industry[]> {
  return (await getCollection('industries'))
    .map(({ id, data: { name, inSentence, kinds } }) => ({ id, name, inSentence, kinds }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** An item of an industry's compliance list: as the list names it, and what its rules say of it. */
export type ComplianceItem = {
  name: string;
  /** Whose rules they are: 'Canada', 'Canada, Quebec'. */
  region: string;
  text: string;
  /** Each of its rules: its status and its note in words, after its name where the item has another, and its source. */
  rules: { name: string; status: string; url: string; note?: string }[];
};

/** Returns an industry's compliance list; names, regions, status and dates are those of the rules. */
export async function complianceOf(
  compliance: CollectionEntry<'industries'>['data']['compliance'],
): Promise<ComplianceItem[]> {
  const dates = await ruleDates();
  return Promise.all(
    compliance.map(async ({ rules: named, label, text }) => {
      const rules = (await Promise.all(named.map((id) => requiredEntry('rules', id)))).map(({ data }) => data);
      const regions = rules.flatMap(({ jurisdictions }) => jurisdictions.map((each) => jurisdictionNames[each]));
      const name = label ?? rules.map((rule) => rule.name).join(' and ');
      return {
        name,
        region: [...new Set(regions)].join(', '),
        text: withRuleDates(text, dates),
        rules: rules.map((rule) => ({
          name: rule.name,
          status: rule.name === name ? statusInWords(rule) : `${rule.name}: ${lowerFirst(statusInWords(rule))}`,
          url: rule.sources[0]?.url ?? '',
          ...(rule.note && { note: rules.length > 1 ? `${rule.name}: ${rule.note}` : rule.note }),
        })),
      };
    }),
  );
}

/** Returns a text of an editor with the dates of the rules that it names. */
export async function withDates(text: string): Promise<string> {
  return withRuleDates(text, await ruleDates());
}

const ruleDates = oncePerBuild(
  async (): Promise<Map<string, string | null>> =>
    new Map((await getCollection('rules')).map(({ id, data }) => [id, data.date])),
);
