import { nextToBegin } from '#domain/obligations/next-to-begin';
import { obligationsOf } from '#domain/obligations/obligations';
import { situationOf } from '#domain/obligations/situation';
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
