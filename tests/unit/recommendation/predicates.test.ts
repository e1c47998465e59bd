import { describe, expect, it, test } from 'vitest';
import type { Audience } from '#domain/content/solution';
import { mentionedIn, namedIn, matchingSize } from '#domain/recommendation/predicates';
import { solutionWith } from '#tests/unit/recommendation/solutions';

describe('the size map', () => {
  test.each<[organization: string, audience: Audience[], expected: Audience | null]>([
    ['SMB', ['SMB'], 'SMB'],
    ['SMB', ['Mid-Market'], null],
    ['SMB', ['Enterprise'], null],
    ['Mid-Market', ['SMB'], 'SMB'],
    ['Mid-Market', ['Mid-Market'], 'Mid-Market'],
    ['Mid-Market', ['SMB', 'Mid-Market'], 'Mid-Market'],
    ['Mid-Market', ['Enterprise'], null],
    ['Enterprise', ['SMB'], null],
    ['Enterprise', ['Mid-Market'], 'Mid-Market'],
    ['Enterprise', ['Enterprise'], 'Enterprise'],
    ['Enterprise', ['SMB', 'Mid-Market', 'Enterprise'], 'Enterprise'],
    ['SMB', ['Enterprise', 'SMB'], 'SMB'],
    ['Enterprise', [], null],
    ['Unknown', ['SMB', 'Mid-Market', 'Enterprise'], null],
    ['smb', ['SMB'], null],
    ['', ['SMB'], null],
    ['constructor', ['SMB'], null],
  ])('%s finds an audience of %j by %s', (organization, targetAudience, expected) => {
    expect(matchingSize(solutionWith({ targetAudience }), organization)).toBe(expected);
  });
});

describe('whole words', () => {
  test.each<[string, keyword: string, text: string, found: boolean]>([
    ['a word in a longer word', 'ai', 'Easy to maintain', false],
    ['the beginning of a word', 'cloud', 'A clouded view', false],
    ['the end of a word', 'phone', 'One smartphone each', false],
    ['a word of its own', 'ai', 'Drafts with AI for you', true],
    ['the first word', 'automate', 'Automate the rest', true],
    ['the last word', 'ai', 'Made with ai', true],
    ['before a full stop', 'ai', 'Made with AI.', true],
    ['in brackets', 'ai', 'Assistance (AI) included', true],
    ['beside a slash', 'sms', 'Voice/SMS/video', true],
    ['another ending', 'automate', 'It automates', false],
    ['a phrase', 'customer service', 'For customer service teams', true],
    ['a phrase with a hyphen in the text', 'contact center', 'A contact-center suite', true],
    ['a phrase with a hyphen in the keyword', 'self-hosted', 'Really self hosted', true],
    ['a hyphen in both', 'sd-wan', 'Managed SD-WAN', true],
    ['the words of a phrase apart', 'customer service', 'The customer of a service', false],
    ['the words of a phrase turned round', 'customer service', 'Service customer', false],
    ['a word with a plus sign', '250+', 'For 250+ people', true],
    ['the same word without its plus sign', '250', 'For 250+ people', false],
    ['an accented letter is a letter', 'qu', 'Hosted in Québec', false],
    ['a denied phrase', 'contact center', 'This is not a contact center.', false],
    ['a phrase that is not needed', 'contact center', 'You do not need a contact center', false],
    ['a denial in the sentence before', 'contact center', 'It is not. A contact center stands apart', true],
    ['a phrase denied once and claimed once', 'contact center', 'Not a contact center, a real contact center', true],
    ['more than a phrase', 'contact center', 'Not only a contact center', true],
    ['with or without', 'microsoft teams', 'Works with or without Microsoft Teams', true],
    ['an everyday word in a sentence', 'teams', 'For smaller teams', false],
    ['an everyday word as the first word', 'teams', 'Teams of all sizes', false],
    ['an everyday word alone', 'teams', 'Teams', true],
  ])('%s: %j in %j is %s', (_, keyword, text, found) => {
    expect(mentionedIn(solutionWith({ description: text }), [keyword])).toEqual(found ? [keyword] : []);
  });

  it('an everyday word counts as a whole keyword or category, not as a part of one', () => {
    const solution = solutionWith({ category: 'Communications', keywords: ['on-premises', 'managed hosting'] });
    expect(namedIn(solution, ['communications', 'on-premises', 'hosting'])).toEqual(['communications', 'on-premises']);
  });

  it('a phrase does not reach from one text into the next', () => {
    const solution = solutionWith({
      name: 'Zero',
      description: 'Trust nobody.',
      benefits: ['Ends with remote', 'work begins here'],
      keywords: ['cloud', 'phone'],
    });
    expect(mentionedIn(solution, ['zero trust', 'remote work', 'cloud phone', 'phone zero'])).toEqual([]);
  });

  it('answers every keyword that occurs, in the order asked', () => {
    const solution = solutionWith({ description: 'Uptime and encryption with failover.' });
    expect(mentionedIn(solution, ['failover', 'webinars', 'uptime'])).toEqual(['failover', 'uptime']);
  });

  it('finds nothing for no keywords', () => {
    expect(mentionedIn(solutionWith({ description: 'Everything.' }), [])).toEqual([]);
  });
});

describe('where words are searched', () => {
  const word = ['cybersecurity'];
  test.each([
    ['category', { category: 'Cybersecurity' as const }, true, true],
    ['keywords', { keywords: ['cybersecurity'] }, true, true],
    ['name', { name: 'Cybersecurity Suite' }, false, true],
    ['description', { description: 'Plain cybersecurity.' }, false, true],
    ['benefits', { benefits: ['More cybersecurity'] }, false, true],
    ['provider', { provider: 'Cybersecurity Inc' }, false, false],
    ['id', { id: 'cybersecurity' }, false, false],
    ['industries', { industries: ['cybersecurity'] }, false, false],
  ])('%s: names it %s, mentions it %s', (_, properties, named, mentioned) => {
    const solution = solutionWith(properties);
    expect(namedIn(solution, word)).toEqual(named ? word : []);
    expect(mentionedIn(solution, word)).toEqual(mentioned ? word : []);
  });
});
