import { dueInRule } from '#domain/content/due-rule';
import type { RuleEntry } from '#domain/content/rule';
import type { Finding } from '#netlify/cli/launch-findings';

/** Returns what has to be settled in a rule's file before launch. */
export function ruleFindings(file: string, rule: RuleEntry, now: Date): Finding[] {
  return dueInRule(rule, now).map((due) => ({ file, ...due }));
}
