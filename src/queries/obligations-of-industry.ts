import { nextToBegin } from '#domain/obligations/next-to-begin';
import { type Obligation, obligationsOf } from '#domain/obligations/obligations';
import { ifYouTakeCards } from '#domain/obligations/words';
import { situationAddress } from '#domain/obligations/map/address';
import { listed, type Situation, situationOf } from '#domain/obligations/situation';
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
 * Returns each kind of organization of a situation's industry, with the rules that bind it and those that may. A contract
 * standard is among the latter: it binds whoever signs.
 */
export async function obligationsOfKinds(situation: Situation) {
  const rules = await rulesForBrowser();
  return listed(situation.industry.kinds).map(({ id, plural }) => {
    const own = { ...situation, kind: id };
    const { now, some } = obligationsOf(rules, own);
    const isContract = ({ rule }: Obligation) => rule.nature === 'contract';
    const byContract = now.filter(isContract).map(({ rule }) => ({ rule, condition: ifYouTakeCards }));
    return {
      plural,
      path: situationAddress(own),
      binding: now.filter((each) => !isContract(each)),
      perhaps: [...some, ...byContract],
    };
  });
}
