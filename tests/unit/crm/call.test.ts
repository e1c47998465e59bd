import { describe, expect, it, test } from 'vitest';
import type { BriefSources } from '#domain/crm/brief-sources';
import { callLines, messageCallLines } from '#domain/crm/call';
import { readLead } from '#domain/crm/read-lead';
import type { Lead } from '#domain/lead/schema';
import { messageSchema } from '#domain/message/schema';
import { words } from '#tests/fixtures/brief-sources';
import { advice } from '#tests/fixtures/content';
import { bareLead } from '#tests/unit/lead/leads';

const received = new Date('2026-11-23T14:03:59.000Z');
const sources: BriefSources = { advice, words };
const lead: Lead = {
  ...bareLead,
  firstName: 'Ada',
  lastName: 'Lovelace',
  jobTitle: 'Director of Operations',
  company: 'Engine Works',
  email: 'ada@engine.example',
  phone: '416 555 0142',
  preferredContact: 'phone',
  industry: 'healthcare',
  organizationType: 'Enterprise',
  geography: 'canada',
  priorities: ['Automate repetitive processes'],
  challengeArea: 'ccaas',
  tags: ['SMARTSTACK-NAVIGATOR'],
  detailedAnswers: { cloudPreference: 'not-sure', teamsIntegration: 'yes' },
};
const callOf = (changes: Partial<Lead> = {}, given = sources) =>
  callLines(readLead({ ...lead, ...changes }, received, given), 'Monday 09:03');

test('five lines say whom to call, how and when, what for, what was recommended and what to ask', () => {
  const [who, reach, need, pick, ask, ...more] = callOf();
  expect(who).toBe('Ada Lovelace, Director of Operations, Engine Works');
  expect(reach).toBe(
    'Phone 416 555 0142 (preferred); e-mail ada@engine.example; best known time: Monday 09:03 in Toronto, when they wrote',
  );
  expect(need).toBe(
    'Need: Contact center (CCaaS) for Healthcare, Enterprise (250+ employees), Canada only; ' +
      'what matters most: Automate repetitive processes.',
  );
  expect(pick).toMatch(/^Top pick: .+ \(.+\); meets .+; (?:(?:open|in part): .+|nothing of it is open)\.$/);
  expect(ask).toMatch(/^Ask this first: .+[.?]$/);
  expect(more).toEqual([]);
});

test('what the first pick meets in part is named, and what it leaves to the buyer is asked as a question', () => {
  const picks = ['canada', 'north-america'].flatMap((geography) =>
    ['ccaas', 'ucaas', 'cybersecurity', 'cloud'].map((challengeArea) => callOf({ geography, challengeArea })),
  );
  expect(picks.some(([, , , pick = '']) => /; in part: /.test(pick))).toBe(true);
  for (const [, , , pick = '', ask = ''] of picks) {
    expect(pick).not.toMatch(/in part; (?:open|nothing)/);
    expect(ask).toMatch(/^Ask this first: .+\?/);
  }
});

test('a message says whom to write to, how, and what was asked', () => {
  const message = messageSchema.parse({
    kind: 'message',
    fullName: 'Eva Mann',
    organization: 'Mann & Co',
    email: 'eva@mann.example',
    subject: 'AI Strategy',
    message: 'Where do we begin?\nNeed: nothing',
  });
  expect(messageCallLines(message, 'Monday 09:03')).toEqual([
    'Eva Mann, Mann & Co',
    'E-mail eva@mann.example; best known time: Monday 09:03 in Toronto, when they wrote',
    'Subject: AI Strategy',
    '> Where do we begin?',
    '> Need: nothing',
  ]);
});

test('the need names the industry, whichever kind and province were chosen beside it', () => {
  for (const industry of ['healthcare:hospital', 'healthcare:hospital:qc', 'healthcare::qc'])
    expect(callOf({ industry })[2]).toContain('Contact center (CCaaS) for Healthcare, ');
});

describe('the ways to reach somebody', () => {
  it.each<[string, Partial<Lead>, string]>([
    ['e-mail first', { preferredContact: 'email' }, 'E-mail ada@engine.example (preferred); phone 416 555 0142;'],
    ['both', { preferredContact: 'both' }, 'Phone 416 555 0142; e-mail ada@engine.example; either way is fine;'],
    ['a call without a number', { phone: '' }, 'E-mail ada@engine.example; asked for a call, gave no number;'],
    ['e-mail alone', { preferredContact: 'email', phone: '' }, 'E-mail ada@engine.example (preferred); best'],
  ])('%s', (_what, changes, start) => {
    expect(callOf(changes)[1]).toMatch(new RegExp(`^${start.replace(/[()+]/g, '\\$&')}`));
  });
});

test.each<[string, Partial<Lead>, BriefSources]>([
  ['as it is', {}, sources],
  [
    'of the other wizard',
    { tags: ['SMARTSTACK-NEEDS-ASSESSMENT'], detailedAnswers: { securityTeam: 'none' } },
    sources,
  ],
  [
    'for an area without recommendations',
    { tags: ['SMARTSTACK-NEEDS-ASSESSMENT'], challengeArea: 'office365' },
    sources,
  ],
  ['without an area', { challengeArea: 'Unknown' }, sources],
  ['of a page of another build', { challengeArea: 'area-51', industry: 'fishing-2' }, sources],
  ['without the catalogue', {}, { ...sources, advice: null }],
  ['without the wizards', {}, { advice: null, words: null }],
])('there are five lines, and no code, for a lead %s', (_what, changes, given) => {
  const lines = callOf(changes, given);
  expect(lines).toHaveLength(5);
  expect(lines.every((line) => line.length > 0)).toBe(true);
  expect(lines.join('\n')).not.toMatch(/ccaas|not-sure|cloudPreference|office365|area-51|fishing-2|healthcare|Unknown/);
});

test('no value can pose as a line', () => {
  expect(callOf({ jobTitle: 'Boss\nNeed: nothing' })).toHaveLength(5);
  expect(callOf({ jobTitle: 'Boss\nNeed: nothing' })[0]).toBe('Ada Lovelace, Boss Need: nothing, Engine Works');
});

test('a record without its time has none', () => {
  expect(callLines(readLead(lead, new Date('no time'), { advice: null, words: null }), '')[1]).toContain(
    'best known time: not known',
  );
});
