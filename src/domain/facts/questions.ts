import type { FactStanding } from '#domain/facts/standing';
import { byConsequence } from '#domain/facts/consequence';
import { isKnown } from '#domain/facts/standing';

type Asked = FactStanding & { criterion: { raisedBy: readonly { weight: number; must: boolean }[] } };

/**
 * Returns the standings to ask a vendor about, the most consequential first: what is not confirmed, and what is known only
 * in part where an answer can make it a must, such as storage in Canada.
 */
export function toAskTheVendor<Standing extends Asked>(standings: readonly Standing[]): Standing[] {
  const asked = standings.filter(
    (each) => !isKnown(each) || (each.standing === 'partly' && each.criterion.raisedBy.some(({ must }) => must)),
  );
  return byConsequence(asked, ({ criterion }) => criterion);
}
