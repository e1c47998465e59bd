import { type CollectionEntry, getCollection } from 'astro:content';
import { oncePerBuild } from '#queries/once-per-build';
import { requiredEntry } from '#queries/entries';
import { type Industry, type Rule, ruleInBrowser } from '#domain/obligations/rule';
import { withRuleDates } from '#domain/obligations/dates-in-text';
import { statusInWords } from '#domain/obligations/status';
import { jurisdictionNames, lowerFirst } from '#domain/obligations/words';

/** Returns the rules for obligations in the browser. */
export async function rulesForBrowser(): Promise<Rule[]> {
  return (await getCollection('rules')).map(({ id, data }) => ruleInBrowser(id, data));
}

/** Returns the industries for obligations in the browser, in alphabetical order. */
export async function industriesForBrowser(): Promise<Industry[]> {
  return (await getCollection('industries'))
    .map(({ id, data: { name, inSentence, kinds } }) => ({ id, name, inSentence, kinds }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** An item of an industry's compliance list: its name there, and details from its rules. */
export type ComplianceItem = {
  name: string;
  /** The jurisdictions: 'Canada', 'Canada, Quebec'. */
  region: string;
  text: string;
  /**
   * Each of its rules: status and note in words, preceded by the rule's name where the item's does not have it, and
   * pages.
   */
  rules: { id: string; status: string; url: string; note?: string }[];
};

/** Returns an industry's compliance list; names, regions, status and dates come from the rules. */
export async function complianceOf(
  compliance: CollectionEntry<'industries'>['data']['compliance'],
): Promise<ComplianceItem[]> {
  const dates = await ruleDates();
  return Promise.all(
    compliance.map(async ({ rules: named, label, text }) => {
      const entries = await Promise.all(named.map((id) => requiredEntry('rules', id)));
      const rules = entries.map(({ data }) => data);
      const regions = rules.flatMap(({ jurisdictions }) => jurisdictions.map((each) => jurisdictionNames[each]));
      const name = label ?? rules.map((rule) => rule.name).join(' and ');
      return {
        name,
        region: [...new Set(regions)].join(', '),
        text: withRuleDates(text, dates),
        rules: entries.map(({ id, data: rule }) => ({
          id,
          status:
            rule.name === name || (rules.length === 1 && name.includes(rule.name))
              ? statusInWords(rule)
              : `${rule.name}: ${lowerFirst(statusInWords(rule))}`,
          url: rule.official.url,
          ...(rule.note && { note: rules.length > 1 ? `${rule.name}: ${rule.note}` : rule.note }),
        })),
      };
    }),
  );
}

/** Returns an editor's text with the dates of the rules that it names. */
export async function withDates(text: string): Promise<string> {
  return withRuleDates(text, await ruleDates());
}

const ruleDates = oncePerBuild(
  async (): Promise<Map<string, string | null>> =>
    new Map((await getCollection('rules')).map(({ id, data }) => [id, data.date])),
);
