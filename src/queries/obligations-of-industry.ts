import { nextToBegin } from '#domain/obligations/next-to-begin';
import { obligationsByKind } from '#domain/obligations/by-kind';
import { obligationsOf } from '#domain/obligations/obligations';
import { situationAddress } from '#domain/obligations/map/address';
import { type Situation, situationOf } from '#domain/obligations/situation';
import { calendarDay } from '#domain/text/days';
import { industriesForBrowser, rulesForBrowser } from '#queries/rules';

/** Returns the rules of an industry in Ontario, as its page shows them, and the next to begin after the day of the build. */
export async function obligationsOfIndustry(id: string) {
  const industries = await industriesForBrowser();
  const situation = situationOf(id, industries, { geography: 'canada' });
  if (!situation) throw new Error(`No industry has the id “${id}”.`);
  const obligations = obligationsOf(await rulesForBrowser(), situation);
  return { industries, situation, obligations, next: nextToBegin(obligations, calendarDay(new Date())) };
}

/**
 * Returns each kind of organization of a situation's industry, with its obligations, how many of those on a condition bind
 * one with 250 or more employees, and the address of its map.
 */
export async function obligationsOfKinds(situation: Situation) {
  const rules = await rulesForBrowser();
  const large = obligationsByKind(rules, { ...situation, size: 'enterprise' });
  return obligationsByKind(rules, situation).map((each, index) => ({
    ...each,
    bySize: (large[index]?.binding.length ?? 0) - each.binding.length,
    path: situationAddress({ ...situation, kind: each.id }),
  }));
}
