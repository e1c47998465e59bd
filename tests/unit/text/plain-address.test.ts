import { expect, test } from 'vitest';
import { copiedAddress } from '#domain/text/plain-address';

test.each([
  [
    'Safe Links',
    'https://can01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.ca%2Ftrust&data=05%7C02&reserved=0',
  ],
  ['a redirect of Google', 'https://www.google.com/url?sa=t&url=https%3A%2F%2Fa.ca%2Ftrust&ved=2ah'],
  ['Proofpoint, version 2', 'https://urldefense.proofpoint.com/v2/url?u=https-3A__a.ca_trust&d=DwM&c=x'],
  ['Proofpoint, version 3', 'https://urldefense.com/v3/__https://a.ca/trust__;!!AbC!x$'],
  ['Sophos', 'https://eu-west-1.protection.sophos.com/?d=a.ca&u=aHR0cHM6Ly9hLmNhL3RydXN0&i=x'],
  ['Bing', 'https://www.bing.com/ck/a?!&&p=1f&u=a1aHR0cHM6Ly9hLmNhL3RydXN0&ntb=1'],
  ['LinkedIn', 'https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fa.ca%2Ftrust'],
  ['a chat', 'https://a.ca/trust?utm_source=chatgpt.com'],
  ['an advertisement', 'https://a.ca/trust?gclid=1&utm_medium=x'],
  ['Safe Links of a government', 'https://gcc02.safelinks.protection.office365.us/?url=https%3A%2F%2Fa.ca%2Ftrust'],
  ['the filter of Symantec', 'https://clicktime.symantec.com/x?u=https%3A%2F%2Fa.ca%2Ftrust'],
  ['a fast page of Google', 'https://www.google.com/amp/s/a.ca/trust'],
  ['a translation', 'https://a-ca.translate.goog/trust?_x_tr_sl=fr'],
  ['a translation of an address', 'https://translate.google.com/translate?sl=fr&u=https://a.ca/trust'],
  ['words that a search has found', 'https://a.ca/trust#:~:text=we%20trust'],
  ['the name of a chat', 'https://a.ca/trust?ref=chatgpt.com'],
  ['a campaign by another name', 'https://a.ca/trust?mtm_source=x&pk_campaign=y'],
  ['one in the other', 'https://www.google.com/url?q=https%3A%2F%2Fa.ca%2Ftrust%3Futm_source%3Dx'],
])('%s is told from the page that it leads to', (_, address) => {
  expect(copiedAddress(address)).toEqual({ leadsTo: 'https://a.ca/trust' });
});

test('other parameters and the part of the page stay', () => {
  expect(copiedAddress('https://a.ca/b?page=2&utm_source=x#c')).toEqual({ leadsTo: 'https://a.ca/b?page=2#c' });
  expect(copiedAddress('https://a.ca/?utm_source=x')).toEqual({ leadsTo: 'https://a.ca' });
});

test.each([
  'https://bit.ly/abc',
  'https://lnkd.in/e1',
  'https://protect-us.mimecast.com/s/x',
  'https://cutt.ly/x',
  'https://a.us2.list-manage.com/track/click?u=1',
  'https://click.email.a.ca/?qs=1',
])('%s does not tell where it leads', (address) => {
  expect(copiedAddress(address)).toBe('hidden');
});

test.each([
  'https://localhost:4321/about',
  'http://192.168.1.4/',
  'https://intranet/a',
  'https://deploy-preview-12--a.netlify.app/about',
  'https://me:secret@a.ca/',
])('%s is nothing that visitors can open', (address) => {
  expect(copiedAddress(address)).toBe('own');
});

test.each([
  'https://a.ca/?page=2',
  'https://a.ca/?ref=main',
  'https://a.ca/#text',
  'https://www.google.com/maps?q=x',
  'mailto:a@b.ca',
  '/about',
  'utm_source',
])('%s is plain', (address) => {
  expect(copiedAddress(address)).toBeNull();
});
