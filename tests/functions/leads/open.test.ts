import { expect, test, vi } from 'vitest';
import { openLeadContext } from '#netlify/leads/open';

test.each(['inProgress', 'crmCheck'] as const)(
  '%s is known to all calls of one process over the same store, and to no others',
  (name) => {
    vi.stubEnv('LEAD_STORE', 'file:one');
    const shared = openLeadContext('production')[name];
    expect(openLeadContext('production')[name]).toBe(shared);
    expect(openLeadContext('deploy-preview')[name]).not.toBe(shared);
    vi.stubEnv('LEAD_STORE', 'file:another');
    expect(openLeadContext('production')[name]).not.toBe(shared);
  },
);
