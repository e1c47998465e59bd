import { describe, expect, test } from 'vitest';
import { lexiconWith, meaningsIn, wordsOf } from '#domain/website/terms';

const lexicon = () =>
  lexiconWith([
    { id: 'healthcare', inSentence: 'healthcare' },
    { id: 'space-travel', inSentence: 'space travel' },
  ]);
/** What a text says, in short: kind, and of what or by which term. */
const said = (text: string) =>
  meaningsIn(text, lexicon()).map((meaning) => `${meaning.kind} ${'term' in meaning ? meaning.term : meaning.of}`);

test.each([
  ['Contact Center', ['contact', 'center']],
  ['  e-mail, SMS & chat! ', ['e', 'mail', 'sms', 'chat']],
  ['sécurité 24/7', ['sécurité', '24', '7']],
  ['联络中心 CCaaS', ['联络中心', 'ccaas']],
  [' … ', []],
  ['', []],
])('the words of %j', (text, words) => expect(wordsOf(text)).toEqual(words));

describe('the terms in a text', () => {
  test.each([
    ['nothing known', 'A walk in the park', []],
    ['a name of a layer', 'RPA', ['naming rpa']],
    ['another spelling, as the first one', 'Robotic Process-Automation', ['naming rpa']],
    ['a hint', 'for every workflow', ['hinting workflow']],
    ['a general term', 'high uptime', ['general uptime']],
    ['a size', 'for startups', ['audience SMB']],
    ['two sizes in one term', 'small to medium', ['audience SMB', 'audience Mid-Market']],
    ['an industry by another word', 'in hospitals', ['industry healthcare']],
    ['an industry by its own name', 'healthcare', ['industry healthcare', 'industry healthcare']],
    ['an industry that has no other words', 'Space travel', ['industry space-travel']],
    ['no industry that was not asked for', 'in banks', []],
    ['the longest term that starts there', 'managed detection and response', ['naming mdr']],
    ['the longest, of five words', 'contact center as a service', ['naming ccaas']],
    ['each time it stands there', 'rpa, then rpa', ['naming rpa', 'naming rpa']],
    ['in their order', 'uptime for RPA', ['general uptime', 'naming rpa']],
    ['one that begins where another could', 'contact zero trust', ['naming zero trust']],
    ['at the very end', 'this is zero trust', ['naming zero trust']],
    ['no half of one', 'this is zero', []],
    ['none inside a longer one', 'cloud phone system', ['naming cloud phone']],
    ['whole words only', 'rpas, contact centered', []],
    ['none that is denied', 'This is not a contact center as a service', []],
    ['one after a sentence that denies another', 'No RPA. Zero trust', ['naming zero trust']],
    ['nothing of smaller teams', 'for smaller teams', []],
  ])('%s', (_, text, expected) => expect(said(text)).toEqual(expected));
});

test('a naming term says of which layer it is', () => {
  expect(meaningsIn('zero trust, encryption', lexicon())).toEqual([
    { kind: 'naming', of: 'Cybersecurity', term: 'zero trust' },
    { kind: 'hinting', of: 'Cybersecurity', term: 'encryption' },
  ]);
});
