import type { FactStanding } from '#domain/facts/standing';
import { byConsequence } from '#domain/facts/consequence';
import { isKnown } from '#domain/facts/standing';

type Asked = FactStanding & {
  criterion: { raisedBy: readonly { question: string; weight: number; must: boolean }[]; isMustByRule: boolean };
};

/**
 * Returns the standings to ask a vendor about, the most consequential first: what is not confirmed, what our own text
 * tells the reader to ask, and what is known only in part where the place of operation or a rule can make it a must, as
 * 'Canada only' does with storage in Canada and PHIPA with its agreement.
 */
export function toAskTheVendor<Standing extends Asked>(standings: readonly Standing[]): Standing[] {
  const asked = standings.filter(
    (each) => !isKnown(each) || tellsToAsk(each) || (each.standing === 'partly' && canBeMust(each)),
  );
  return byConsequence(asked, ({ criterion }) => criterion);
}

/** 'Ask for the report' tells to ask; 'Asks its suppliers' does not. */
function tellsToAsk({ fact }: Asked): boolean {
  return /\bask\b/i.test(fact?.says ?? '');
}

function canBeMust({ criterion }: Asked): boolean {
  return criterion.isMustByRule || criterion.raisedBy.some(({ question, must }) => must && question === 'geography');
}
