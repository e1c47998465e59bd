import type { Rule } from '#domain/obligations/rule';
import { hostOf } from '#domain/text/host-of';

/** A page that a rule links to: its own text, or what was read beside it. `read` is null for a text not read here. */
export type RulePage = { url: string; host: string; isOfficial: boolean; read: string | null };

/** Returns a rule's own text, and where that was not read the page that was. Advice, section 8. */
export function pagesOf({ official, beside }: Pick<Rule, 'official' | 'beside'>): RulePage[] {
  return [
    { ...official, host: hostOf(official.url), isOfficial: true, read: official.read ?? null },
    ...(beside ? [{ ...beside, host: hostOf(beside.url), isOfficial: false }] : []),
  ];
}
