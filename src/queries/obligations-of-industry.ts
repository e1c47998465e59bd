import { nextToBegin } from '#domain/obligations/next-to-begin';
import { obligationsOf } from '#domain/obligations/obligations';
import type { Rule } from '#domain/obligations/rule';
import { situationAddress } from '#domain/obligations/map/address';
import { listed, type Situation, situationOf } from '#domain/obligations/situation';
import { calendarDay } from '#domain/text/days';
import { capitalized } from '#domain/text/words';
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
 * Returns each kind of organization of a situation's industry: the rules that bind it, those by contract last, and how many
 * more may.
 */
export async function obligationsOfKinds(situation: Situation) {
  const rules = await rulesForBrowser();
  return listed(situation.industry.kinds).map(({ id, plural }) => {
    const own = { ...situation, kind: id };
    const { now, some } = obligationsOf(rules, own);
    const isContract = (rule: Rule) => rule.nature === 'contract';
    const bound = now.map(({ rule }) => rule);
    const binding = [...bound.filter((rule) => !isContract(rule)), ...bound.filter(isContract)];
    return { name: capitalized(plural), path: situationAddress(own), binding, perhaps: some.length };
  });
}
