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

test.each([
  ['production', true],
  [undefined, true],
  ['deploy-preview', false],
  ['branch-deploy', false],
])('the CRM of the settings is that of %s: %s', (context, has) => {
  vi.stubEnv('LEAD_STORE', 'file:one');
  vi.stubEnv('GHL_API_TOKEN', 'pit-token');
  vi.stubEnv('GHL_LOCATION_ID', 'location-1');
  vi.stubEnv('GHL_IN_PREVIEWS', undefined);
  expect('token' in openLeadContext(context).crm()).toBe(has);
  vi.stubEnv('GHL_IN_PREVIEWS', 'yes');
  expect('token' in openLeadContext(context).crm()).toBe(true);
});
