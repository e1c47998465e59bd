import { expect, test } from 'vitest';
import { toAskTheVendor } from '#domain/facts/questions';
import type { FactStanding } from '#domain/facts/standing';

type Finding = 'yes' | 'partly' | 'no' | 'stale' | 'open';

/** A criterion's standing; with a question, its answer can make the criterion a must. */
function standing(id: string, finding: Finding, question = '', says = '', isMustByRule = false) {
  const found = { standing: finding, fact: { says } } as unknown as FactStanding;
  return { ...found, criterion: { id, isMustByRule, raisedBy: [{ question, weight: 5, must: question !== '' }] } };
}

test('a vendor is asked what is not confirmed, and what is known only in part where the place or a rule can make it a must', () => {
  const asked = toAskTheVendor([
    standing('report', 'open'),
    standing('export', 'stale'),
    standing('price', 'partly'),
    standing('sign-in', 'yes'),
    standing('canada', 'partly', 'geography'),
    standing('private', 'partly', 'cloudPreference'),
    standing('agreement', 'partly', '', '', true),
  ]);
  expect(asked.map(({ criterion }) => criterion.id)).toEqual(['canada', 'agreement', 'report', 'export']);
});

test('a vendor is also asked what our own text tells the reader to ask', () => {
  const asked = toAskTheVendor([
    standing('report', 'partly', '', 'Lists PCI DSS 4.0; SOC 2 is not on this page. Ask for the report.'),
    standing('suppliers', 'partly', '', 'Asks its suppliers for SOC 2.'),
    standing('uptime', 'yes', '', 'The agreement of 2022 sets 99.9%; ask for today’s.'),
  ]);
  expect(asked.map(({ criterion }) => criterion.id)).toEqual(['report', 'uptime']);
});
