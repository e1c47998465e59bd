import { getCollection } from 'astro:content';
import { mapGroups, mapRow } from '#domain/obligations/map/rows';
import { ruleInBrowser } from '#domain/obligations/rule';
import { calendarDay } from '#domain/text/days';
import { oncePerBuild } from '#queries/once-per-build';
import { industriesForBrowser } from '#queries/rules';

/** Returns the obligation map as it is on the day of the build: groups of rules with their rows, newest first. */
export const obligationMap = oncePerBuild(async () => {
  const industries = await industriesForBrowser();
  const entries = await getCollection('rules');
  const rules = entries.map(({ id, data }) => ruleInBrowser(id, data));
  const groups = mapGroups(rules).map((group) => ({
    ...group,
    rules: group.rules.map((rule) => ({ rule, row: mapRow(rule, industries) })),
  }));
  return {
    today: calendarDay(new Date()),
    industries,
    groups,
    rows: groups.flatMap((each) => each.rules.map(({ row }) => row)),
    /** How many were read in their official text. */
    read: rules.filter(({ official }) => official.read).length,
  };
});
