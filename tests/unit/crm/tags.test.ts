import { describe, expect, it, test } from 'vitest';
import { consentTag, crmTags, isConsentTag } from '#domain/crm/tags';
import { eightPriorities } from '#tests/unit/recommendation/solutions';

const unknown = {
  organizationType: 'Unknown',
  geography: 'Unknown',
  challengeArea: 'Unknown',
  priorities: [],
  tags: ['SMARTSTACK-NAVIGATOR'],
  secondsToFill: 42,
};
const fixed = ['SMARTSTACK-NAVIGATOR', 'AI-ADVISORY-LEAD'];

/** The tags beside the two fixed ones, in any order. */
const added = (properties: Partial<Parameters<typeof crmTags>[0]>) =>
  crmTags({ ...unknown, ...properties })
    .filter((tag) => !fixed.includes(tag))
    .sort();

describe('the profile’s tags', () => {
  test.each([
    ['organizationType', 'SMB', ['SMB']],
    ['organizationType', 'Mid-Market', ['MID-MARKET']],
    ['organizationType', 'Enterprise', ['ENTERPRISE']],
    ['organizationType', 'government', ['GOVERNMENT']],
    ['organizationType', 'nonprofit', ['NONPROFIT']],
    ['organizationType', 'smb', ['SMB']],
    ['organizationType', 'mid-market', ['MID-MARKET']],
    ['geography', 'canada', ['CANADA']],
    ['geography', 'north-america', ['NORTH-AMERICA']],
    ['geography', 'global', ['GLOBAL']],
    ['challengeArea', 'ccaas', ['CCAAS-FOCUS']],
    ['challengeArea', 'ucaas', ['UCAAS-FOCUS']],
    ['challengeArea', 'cybersecurity', ['CYBERSECURITY-FOCUS']],
    ['challengeArea', 'ai-automation', ['AI-AUTOMATION-FOCUS']],
    ['challengeArea', 'cloud', ['CLOUD-FOCUS']],
    ['challengeArea', 'just-browsing', ['JUST-BROWSING-FOCUS']],
    ['challengeArea', 'office365', ['OFFICE365-FOCUS']],
    ['organizationType', 'Unknown', []],
    ['geography', 'Unknown', []],
    ['challengeArea', 'Unknown', []],
    ['challengeArea', '', []],
    // Nobody can make up a tag.
    ['challengeArea', 'Contact center (CCaaS)', []],
    ['organizationType', 'VIP', []],
  ])('%s %j', (field, value, expected) => {
    expect(added({ [field]: value })).toEqual(expected);
  });
});

describe('the priorities’ tags', () => {
  const expected = [
    ['CUSTOMER-FOCUS'],
    ['PRODUCTIVITY-FOCUS'],
    ['AUTOMATION-FOCUS'],
    ['SECURITY-FOCUS'],
    ['REMOTE-WORK'],
    ['COMMUNICATION-FOCUS'],
    [],
    [],
  ];
  test.each(eightPriorities.map((priority, index) => [priority, expected[index]]))('%s: %j', (priority, tags) => {
    expect(added({ priorities: [String(priority)] })).toEqual(tags);
  });

  test.each([
    ['customer', 'The CUSTOMER first', ['CUSTOMER-FOCUS']],
    ['security', 'More Security', ['SECURITY-FOCUS']],
    ['compliance', 'Compliance at last', ['SECURITY-FOCUS']],
    ['automat', 'Automation everywhere', ['AUTOMATION-FOCUS']],
    ['remote', 'remotely', ['REMOTE-WORK']],
    ['communication', 'Telecommunications', ['COMMUNICATION-FOCUS']],
    ['productivity', 'Productivity', ['PRODUCTIVITY-FOCUS']],
    ['efficien', 'Be more efficient', ['PRODUCTIVITY-FOCUS']],
    ['complexity', 'Less complexity', ['PRODUCTIVITY-FOCUS']],
    ['two words', 'Secure the customer: security', ['CUSTOMER-FOCUS', 'SECURITY-FOCUS']],
    ['no word', 'Secure everything', []],
  ])('by the word: %s', (_, priority, tags) => {
    expect(added({ priorities: [priority] })).toEqual(tags);
  });

  it('come once, however many priorities ask for them', () => {
    const priorities = ['Customer service', 'Customer loyalty', 'Security and compliance', 'Compliance'];
    expect(added({ priorities })).toEqual(['CUSTOMER-FOCUS', 'SECURITY-FOCUS']);
  });
});

describe('the fixed tags', () => {
  test.each([
    ['the Navigator', ['SMARTSTACK-NAVIGATOR'], 'SMARTSTACK-NAVIGATOR'],
    ['the needs assessment', ['SMARTSTACK-NEEDS-ASSESSMENT'], 'SMARTSTACK-NEEDS-ASSESSMENT'],
    ['a body that names no wizard', [], 'SMARTSTACK-NAVIGATOR'],
    ['a body that names one nobody knows', ['SMARTSTACK-CASINO'], 'SMARTSTACK-NAVIGATOR'],
  ])('of %s', (_, tags, wizard) => {
    expect(crmTags({ ...unknown, tags })).toEqual([wizard, 'AI-ADVISORY-LEAD']);
  });
});

describe('the interest tags', () => {
  it('are appended unchanged', () => {
    expect(added({ tags: ['SMARTSTACK-NAVIGATOR', 'int_ccaas', 'int_destiny_ai'] })).toEqual([
      'int_ccaas',
      'int_destiny_ai',
    ]);
  });

  it('come once', () => {
    expect(added({ tags: ['int_ucaas', 'int_ucaas'] })).toEqual(['int_ucaas']);
  });

  it('are the only tags taken over from the body', () => {
    expect(added({ tags: ['VIP', 'INT_ccaas', 'paid', 'AI-ADVISORY-LEAD', 'point_of_sale'] })).toEqual([]);
  });
});

describe('the tag of a consent to marketing e-mail', () => {
  test.each([
    ['2026-11-20', '2026-11-22T23:59:59.999Z', 'consent_email_2026-11-22_text_2026-11-20'],
    ['v1.2', '2026-11-22T12:00:00Z', 'consent_email_2026-11-22_text_v1.2'],
    [' a\nb,c ', '2026-11-22T12:00:00Z', 'consent_email_2026-11-22_text_-a-b-c-'],
  ])('names the wording %j and the day on which the site received it, %s', (textVersion, received, tag) => {
    expect(consentTag({ textVersion, at: '2099-01-01T00:00:00Z' }, new Date(received))).toBe(tag);
    expect(isConsentTag(tag)).toBe(true);
  });

  it('is no part of a lead’s other tags, whatever the lead says', () => {
    const forged = 'consent_email_2026-11-22_text_2026-11-20';
    for (const field of ['organizationType', 'geography', 'challengeArea'])
      expect(crmTags({ ...unknown, [field]: forged }).filter(isConsentTag)).toEqual([]);
    expect(crmTags({ ...unknown, tags: ['SMARTSTACK-NAVIGATOR', forged] }).filter(isConsentTag)).toEqual([]);
  });
});

it('a whole lead has exactly the specified tags, each once', () => {
  const tags = crmTags({
    organizationType: 'Enterprise',
    geography: 'global',
    priorities: ['Strengthen cybersecurity and compliance', 'Support remote work and hybrid teams'],
    challengeArea: 'ai-automation',
    tags: ['SMARTSTACK-NAVIGATOR', 'int_destiny_ai'],
    secondsToFill: 42,
  });
  expect(tags.toSorted()).toEqual([
    'AI-ADVISORY-LEAD',
    'AI-AUTOMATION-FOCUS',
    'ENTERPRISE',
    'GLOBAL',
    'REMOTE-WORK',
    'SECURITY-FOCUS',
    'SMARTSTACK-NAVIGATOR',
    'int_destiny_ai',
  ]);
});

it('a tag that two fields give comes once', () => {
  // The keyword of a priority and a challenge called the same.
  expect(added({ challengeArea: 'customer', priorities: ['Customer service'] })).toEqual(['CUSTOMER-FOCUS']);
});
