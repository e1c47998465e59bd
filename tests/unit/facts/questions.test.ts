import { expect, test } from 'vitest';
import { toAskTheVendor } from '#domain/facts/questions';
import type { FactStanding } from '#domain/facts/standing';

type Finding = 'yes' | 'partly' | 'no' | 'stale' | 'open';

/** A criterion's standing; with a question, its answer can make the criterion a must. */
function standing(id: string, finding: Finding, question = '') {
  const found = { standing: finding, fact: null } as unknown as FactStanding;
  return { ...found, criterion: { id, raisedBy: [{ question, weight: 5, must: question !== '' }] } };
}

test('a vendor is asked what is not confirmed, and what is known only in part where the place can make it a must', () => {
  const asked = toAskTheVendor([
    standing('report', 'open'),
    standing('export', 'stale'),
    standing('price', 'partly'),
    standing('sign-in', 'yes'),
    standing('canada', 'partly', 'geography'),
    standing('private', 'partly', 'cloudPreference'),
  ]);
  expect(asked.map(({ criterion }) => criterion.id)).toEqual(['canada', 'report', 'export']);
});
