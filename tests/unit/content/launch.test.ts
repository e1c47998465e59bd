import { describe, expect, it } from 'vitest';
import { launchFindings } from '#domain/content/launch';

const found = (data: unknown, body = '') =>
  launchFindings([{ file: 'src/content/x.md', data, body }]).map(({ field, what }) => `${field}: ${what}`);
const evidence = { url: 'https://proof.org', date: '2026-01-31' };

describe('what has to be settled before launch', () => {
  it.each([
    ['a reserved host', { email: 'hello@smartstack.example' }, ["email: 'hello@smartstack.example' is a placeholder"]],
    ['a telephone number of fiction', { phone: '+1 (416) 555-0142' }, ["phone: '+1 (416) 555-0142' is a placeholder"]],
    ['an invented person', { name: 'Maya', placeholder: true }, ['the file: Maya is invented']],
    [
      'an invented voice inside a file',
      { quote: { text: 'Good.', speaker: 'A director', placeholder: true } },
      ['quote: A director is invented'],
    ],
    [
      'a figure without evidence',
      { statistics: [{ percent: 40, label: 'fewer' }] },
      ["statistics, entry 1, percent: '40' has no evidence"],
    ],
    ['a figure in a sentence', { text: 'Adoption of 85%+.' }, ["text: 'Adoption of 85%+.' has no evidence"]],
    ['an amount in a sentence', { text: 'From $25,000.' }, ["text: 'From $25,000.' has no evidence"]],
    ['a trust badge', { trustBadges: [{ name: 'SOC 2' }] }, ["trustBadges, entry 1: 'SOC 2' has no evidence"]],
    [
      'an entry of a list of claims',
      { claims: true, items: [{ title: 'FedRAMP' }] },
      ["items, entry 1: 'FedRAMP' has no evidence"],
    ],
  ])('%s', (_case, data, expected) => {
    expect(found(data)).toEqual(expected);
  });

  it('includes a placeholder in the text', () => {
    expect(found({}, 'Write to hello@smartstack.example.')).toEqual(["the text: '.example' is a placeholder"]);
  });

  it.each([
    ['a figure with evidence', { percent: 40, evidence }],
    ['a sentence with evidence beside it', { text: 'Adoption of 85%+.', evidence }],
    ['a badge with evidence', { trustBadges: [{ name: 'SOC 2', evidence }] }],
    ['an entry of a list that claims nothing', { items: [{ title: 'Discovery' }] }],
    ['a real person', { name: 'Maya', placeholder: false }],
    ['a year', { footerYear: 2025 }],
  ])('leaves %s alone', (_case, data) => {
    expect(found(data)).toEqual([]);
  });
});
