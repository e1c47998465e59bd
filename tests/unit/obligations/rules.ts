import type { Industry, Rule } from '#domain/obligations/rule';

/** An industry with three kinds, which rules distinguish. */
export const finance: Industry = {
  id: 'financial-services',
  name: 'Financial Services',
  inSentence: 'financial services',
  kinds: [
    { id: 'bank', name: 'bank', plural: 'banks', listed: true },
    { id: 'credit-union', name: 'credit union', plural: 'credit unions', listed: true },
    { id: 'investment-dealer', name: 'investment dealer', plural: 'investment dealers', listed: true },
    { id: 'us-bank', name: 'US bank', plural: 'US banks', listed: false },
  ],
};

/** An industry without kinds: its rules bind all of it. */
export const insurance: Industry = { id: 'insurance', name: 'Insurance', inSentence: 'insurance', kinds: [] };

/** Returns a rule in force for all of financial services in Canada, with these fields replaced. */
export function rule(id: string, fields: Partial<Rule> = {}): Rule {
  return {
    id,
    name: id.toUpperCase(),
    title: `The ${id} act`,
    jurisdictions: ['canada'],
    nature: 'law',
    binds: [{ industry: 'financial-services' }],
    status: 'in-force',
    date: '2020-01-01',
    asks: { Cybersecurity: 'A record of who opened what' },
    raises: [],
    official: { url: `https://laws.example/${id}`, read: '2026-11-22' },
    ...fields,
  };
}
