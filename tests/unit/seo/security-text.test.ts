import { expect, test } from 'vitest';
import { securityText } from '#domain/seo/security-text';

test('security.txt names contact, end, languages, its own address and the policy', () => {
  const built = new Date('2026-11-21T09:30:00Z');
  expect(securityText(new URL('https://smartstack.example'), 'hello@smartstack.example', built)).toBe(
    [
      'Contact: mailto:hello@smartstack.example',
      'Expires: 2027-09-17T00:00:00Z',
      'Preferred-Languages: en, fr',
      'Canonical: https://smartstack.example/.well-known/security.txt',
      'Policy: https://smartstack.example/privacy#reporting-a-security-problem',
      '',
    ].join('\n'),
  );
});
