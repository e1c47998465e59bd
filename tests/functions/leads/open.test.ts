import { expect, test, vi } from 'vitest';
import { openLeadContext } from '#netlify/leads/open';

test('attempts under way are known to all calls of one process over the same store, and to no others', () => {
  vi.stubEnv('LEAD_STORE', 'file:one');
  const { inProgress } = openLeadContext('production');
  expect(openLeadContext('production').inProgress).toBe(inProgress);
  expect(openLeadContext('deploy-preview').inProgress).not.toBe(inProgress);
  vi.stubEnv('LEAD_STORE', 'file:another');
  expect(openLeadContext('production').inProgress).not.toBe(inProgress);
});
