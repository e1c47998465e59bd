import { describe, expect, it } from 'vitest';
import { launchFindings, totalLine } from '#netlify/cli/launch-findings';

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
    [
      'an entry that is invented and has a title',
      { title: 'A case', placeholder: true },
      ['the file: A case is invented'],
    ],
    [
      'an entry that is invented and has no name',
      { cases: [{ name: 7, placeholder: true }] },
      ['cases, entry 1: this entry is invented'],
    ],
    [
      'an address that no letter reaches',
      { address: 'Toronto, Ontario' },
      ["address: 'Toronto, Ontario' is no mailing address"],
    ],
    ['a mailing address', { address: '1 King Street West, Toronto, Ontario M5H 1A1' }, []],
    [
      'social links that lead nowhere',
      { social: [{ name: 'LinkedIn' }, { name: 'X', url: 'https://x.com/agency' }] },
      ["social: 'LinkedIn' leads nowhere"],
    ],
    [
      'a person who has not been appointed',
      { privacyOfficer: { title: 'Privacy Officer', placeholder: true } },
      ['privacyOfficer: Privacy Officer is invented'],
    ],
    ['a placeholder in a list', { phones: ['416', '555-0142'] }, ["phones, entry 2: '555-0142' is a placeholder"]],
    ['a placeholder that is the file', 'a.example', ["the file: 'a.example' is a placeholder"]],
    ['a figure of a claim', { claims: { days: { figure: '10' } } }, ["claims, days, figure: '10' has no evidence"]],
    ['a value in words', { metrics: [{ value: 'half' }] }, ["metrics, entry 1, value: 'half' has no evidence"]],
    ['a share with a space', { text: 'About 1,000.5 % more' }, ["text: 'About 1,000.5 % more' has no evidence"]],
    ['more than so many', { text: '9+ years' }, ["text: '9+ years' has no evidence"]],
    [
      'each badge without evidence',
      { trustBadges: [{ name: 'A' }, { name: 'B', evidence }, 'C', { title: 'D' }] },
      ["trustBadges, entry 1: 'A' has no evidence", "trustBadges, entry 4: 'D' has no evidence"],
    ],
    [
      'a badge inside a group',
      { footer: { trustBadges: [{ name: 'A' }] } },
      ["footer, trustBadges, entry 1: 'A' has no evidence"],
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
    ['a word that only begins as a reserved host', { text: 'See a.examples' }],
    ['a longer number', { phone: '1555-0142 555-01423 555-0242' }],
    ['a number in a sentence', { text: 'In 5 steps, $ 5, 5 and more' }],
    ['a group where a value could stand', { value: { of: 'us' }, percent: null }],
    ['badges that are no list', { trustBadges: 'SOC 2', claims: true, items: {} }],
    ['items where claims are a group', { claims: {}, items: [{ title: 'Discovery' }] }],
    ['an entry that says it in words', { name: 'Maya', placeholder: 'true' }],
  ])('leaves %s alone', (_case, data) => {
    expect(found(data)).toEqual([]);
  });
});

it('says how to fix it, and in which file', () => {
  const data = { phone: '555-0142', team: [{ name: 'Maya', placeholder: true }], percent: 40 };
  expect(launchFindings([{ file: 'a.yaml', data, body: '' }])).toEqual([
    {
      file: 'a.yaml',
      field: 'phone',
      what: "'555-0142' is a placeholder",
      fix: 'Put the real one in its place.',
    },
    {
      file: 'a.yaml',
      field: 'team, entry 1',
      what: 'Maya is invented',
      fix: 'Replace it with a real one who has agreed, and take out placeholder: true.',
    },
    {
      file: 'a.yaml',
      field: 'percent',
      what: "'40' has no evidence",
      fix: 'Add evidence with url and date, or take the claim out.',
    },
  ]);
});

it.each<[number, string]>([
  [0, 'Nothing is left to settle.'],
  [1, '1 thing to settle before launch.'],
  [2, '2 things to settle before launch.'],
])('of %i findings says how many are left', (count, line) => {
  expect(totalLine(count)).toBe(line);
});
