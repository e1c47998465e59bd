import { expect, it } from 'vitest';
import { leadMailto, leadMessage } from '#domain/lead/message';
import { bareLead, fullLead } from '#tests/unit/lead/leads';

it('gives the visitor’s own details line by line', () => {
  expect(leadMessage(fullLead)).toBe(
    [
      'Name: Ada Lovelace',
      'Email: ada@engine.example',
      'Phone: 416 555 0142',
      'Company: Engine Works',
      'Job title: Director of Operations',
      'Preferred contact: both',
      'Organization: Mid-Market',
      'Geography: north-america',
      'Priorities: Improve customer service and response time; Automate repetitive processes',
      'Challenge area: ccaas',
    ].join('\n'),
  );
});

it('leaves out what is empty', () => {
  expect(leadMessage({ ...bareLead, priorities: undefined })).toBe(leadMessage(bareLead));
  const text = leadMessage(bareLead);
  expect(text).toContain('Name: Ada Lovelace\nEmail: ada@engine.example\nCompany: Engine Works');
  expect(text).not.toMatch(/Phone|Job title|Priorities|undefined/);
});

it('opens a mail to the agency with the same text, safely encoded', () => {
  const body = { ...fullLead, company: 'Research & Development?', jobTitle: '100% "C#"' };
  const address = new URL(leadMailto('hello@smartstack.example', body, 'Cake Finder'));
  expect(address.protocol).toBe('mailto:');
  expect(address.pathname).toBe('hello@smartstack.example');
  expect([...address.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(address.searchParams.get('subject')).toBe('Cake Finder: my details');
  expect(address.searchParams.get('body')).toBe(leadMessage(body).replaceAll('\n', '\r\n'));
  expect(address.hash).toBe('');
});

it('writes spaces as mail programs read them', () => {
  // A plus sign would stand in the mail as a plus sign.
  expect(leadMailto('hello@smartstack.example', fullLead, 'Cake Finder')).not.toContain('+');
});
