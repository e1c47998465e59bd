import { expect, test, vi } from 'vitest';
import { openOutbox } from '#netlify/leads/context';

test('attempts under way are known to all calls of one process over the same store, and to no others', () => {
  vi.stubEnv('LEAD_STORE', 'file:one');
  const { underway } = openOutbox('production');
  expect(openOutbox('production').underway).toBe(underway);
  expect(openOutbox('deploy-preview').underway).not.toBe(underway);
  vi.stubEnv('LEAD_STORE', 'file:another');
  expect(openOutbox('production').underway).not.toBe(underway);
});
