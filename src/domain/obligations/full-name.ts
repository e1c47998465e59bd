import type { Rule } from '#domain/obligations/rule';

/** Where a title has said the name: its place in brackets, or the citation. */
const after =
  / \((?:Ontario|Quebec|British Columbia|Alberta|Canada|United States)\b.*|, (?:(?:R\.)?S\.[A-Z]|O\. Reg)\..*/;

/**
 * Returns what the abbreviation at the beginning of a rule's name stands for, from its title: 'Canada’s Anti-Spam
 * Legislation' for CASL. Null where the name begins with a word.
 */
export function fullName({ name, title }: Pick<Rule, 'name' | 'title'>): string | null {
  return /^[A-Z]{3,}\b/.test(name) ? title.replace(after, '') : null;
}
