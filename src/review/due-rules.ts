import { readKind } from '#content-checks/read-content';
import { dueInRule } from '#domain/content/due-rule';
import { ruleSchema } from '#domain/content/rule';

/**
 * Returns the rules with something due on this day, by the paths of their files: a date that has passed, or pages read
 * too long ago. Files with mistakes are left out: those are listed anyway. `project` is the project's folder.
 */
export function dueRules(project: string, now: Date): { file: string; due: ReturnType<typeof dueInRule> }[] {
  return readKind(project, 'rules').files.flatMap(({ file, fields }) => {
    const rule = ruleSchema.safeParse(fields);
    const due = rule.success ? dueInRule(rule.data, now) : [];
    return due.length > 0 ? { file, due } : [];
  });
}
