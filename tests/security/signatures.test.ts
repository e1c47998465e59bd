import { expect, test } from 'vitest';
import { signatureVerdict } from '#tests/security/signatures';

test.each<[string, number, string, string, boolean, RegExp]>([
  ['all valid', 0, '{"invalid":[],"missing":[]}', '', true, /every installed package/],
  ['one wrong', 1, '{"invalid":[{"name":"left-pad"}],"missing":[]}', '', false, /Wrong .* left-pad/],
  ['one missing', 1, '{"invalid":[],"missing":[{"name":"left-pad"}]}', '', false, /Without .* left-pad/],
  ['wrong, though the network failed too', 1, '{"invalid":[{"name":"a"}]}', 'ENOTFOUND', false, /Wrong/],
  ['no network', 1, '', 'npm error getaddrinfo ENOTFOUND tuf-repo-cdn.sigstore.dev', true, /NOT CHECKED/],
  ['a registry without keys', 1, '{"error":{"summary":"found no dependencies to audit"}}', '', true, /NOT CHECKED/],
  ['a registry that refuses', 1, '{"error":{"code":"E404"}}', '', true, /NOT CHECKED/],
  ['anything else', 1, '', 'npm error something new', false, /could not be checked/],
])('signatures: %s', (_what, status, stdout, stderr, passes, words) => {
  const verdict = signatureVerdict(status, stdout, stderr);
  expect(verdict.passes).toBe(passes);
  expect(verdict.words).toMatch(words);
});
