import { beforeEach, describe, expect, test, vi } from 'vitest';
import { alertWebhook, crmSettings, highLevelHost, newLeadsWebhook } from '#netlify/settings';

const set = { GHL_API_TOKEN: 'pit-token', GHL_LOCATION_ID: 'location-1' };
const customFieldsRefused = {
  missing: 'GHL_CUSTOM_FIELDS is not JSON like {"jobTitle":"id"}: leads stay in the store until it is.',
};

describe('the CRM settings', () => {
  test('are the token and the location; the host is the real one and there are no custom fields', () => {
    expect(crmSettings(set)).toEqual({
      token: 'pit-token',
      locationId: 'location-1',
      baseUrl: 'https://services.leadconnectorhq.com',
      customFields: {},
    });
    expect(highLevelHost).toBe('https://services.leadconnectorhq.com');
  });

  test.each([
    ['another host', { GHL_API_BASE_URL: 'http://127.0.0.1:4391' }, { baseUrl: 'http://127.0.0.1:4391' }],
    [
      'a host with a slash at its end',
      { GHL_API_BASE_URL: 'https://crm.example/' },
      { baseUrl: 'https://crm.example' },
    ],
    [
      'a path with slashes at its end',
      { GHL_API_BASE_URL: 'https://crm.example/v2///' },
      { baseUrl: 'https://crm.example/v2' },
    ],
    ['an empty host is the real one', { GHL_API_BASE_URL: '' }, { baseUrl: 'https://services.leadconnectorhq.com' }],
    ['empty custom fields are none', { GHL_CUSTOM_FIELDS: '' }, { customFields: {} }],
    ['an empty object is none', { GHL_CUSTOM_FIELDS: '{}' }, { customFields: {} }],
    ['one custom field', { GHL_CUSTOM_FIELDS: '{"jobTitle":"f1"}' }, { customFields: { jobTitle: 'f1' } }],
    [
      'both custom fields',
      { GHL_CUSTOM_FIELDS: ' { "preferredContact": "f2", "jobTitle": "f1" } ' },
      { customFields: { jobTitle: 'f1', preferredContact: 'f2' } },
    ],
  ])('%s', (_name, env, expected) => {
    expect(crmSettings({ ...set, ...env })).toEqual({
      token: 'pit-token',
      locationId: 'location-1',
      baseUrl: 'https://services.leadconnectorhq.com',
      customFields: {},
      ...expected,
    });
  });
});

describe('in a preview or a branch deploy', () => {
  const none = { missing: 'GHL_IN_PREVIEWS is not yes: previews and branch deploys deliver nothing into the CRM.' };
  test.each([
    ['deploy-preview', undefined, none],
    ['branch-deploy', '', none],
    ['branch-deploy', 'no', none],
    ['dev', 'true', none],
  ])('%s with GHL_IN_PREVIEWS=%s there are none', (context, GHL_IN_PREVIEWS, expected) => {
    expect(crmSettings({ ...set, GHL_IN_PREVIEWS }, context)).toEqual(expected);
  });

  test.each([
    ['deploy-preview', 'yes'],
    ['branch-deploy', 'yes'],
    ['production', undefined],
    [undefined, undefined],
  ])('%s with GHL_IN_PREVIEWS=%s has those that are set', (context, GHL_IN_PREVIEWS) => {
    expect(crmSettings({ ...set, GHL_IN_PREVIEWS }, context)).toHaveProperty('token', 'pit-token');
  });
});

describe('what is missing is said in a sentence', () => {
  const noToken = { missing: 'GHL_API_TOKEN is not set: leads stay in the store until it is.' };
  const noLocation = { missing: 'GHL_LOCATION_ID is not set: leads stay in the store until it is.' };
  test.each([
    ['nothing set', {}, noToken],
    ['an empty token', { ...set, GHL_API_TOKEN: '' }, noToken],
    ['no location', { GHL_API_TOKEN: 'pit-token' }, noLocation],
    ['an empty location', { ...set, GHL_LOCATION_ID: '' }, noLocation],
  ])('%s', (_name, env, expected) => {
    expect(crmSettings(env)).toEqual(expected);
  });

  test.each([
    'jobTitle',
    '{jobTitle:"f1"}',
    'null',
    '"f1"',
    '7',
    '[]',
    '["f1"]',
    '{"jobTitle":1}',
    '{"jobTitle":""}',
    '{"jobTitle":null}',
    '{"job_title":"f1"}',
    '{"jobTitle":"f1","company":"f2"}',
    '{"__proto__":"f1"}',
  ])('custom fields %s', (json) => {
    expect(crmSettings({ ...set, GHL_CUSTOM_FIELDS: json })).toEqual(customFieldsRefused);
  });

  test('and never holds a secret', () => {
    expect(JSON.stringify(crmSettings({ ...set, GHL_CUSTOM_FIELDS: 'pit-token' }))).not.toContain('pit-token');
  });
});

describe('the environment of the process', () => {
  beforeEach(() => {
    for (const name of ['GHL_API_TOKEN', 'GHL_LOCATION_ID', 'GHL_API_BASE_URL', 'GHL_CUSTOM_FIELDS'])
      vi.stubEnv(name, undefined);
  });

  test('is read at each call, so that a setting counts at once', () => {
    expect(crmSettings()).toHaveProperty('missing');
    vi.stubEnv('GHL_API_TOKEN', 'from-the-process');
    vi.stubEnv('GHL_LOCATION_ID', 'location-2');
    expect(crmSettings()).toMatchObject({ token: 'from-the-process', locationId: 'location-2' });
  });
});

describe('the alert webhook', () => {
  test.each([
    ['https://hooks.example/T0/B0', 'https://hooks.example/T0/B0'],
    ['http://127.0.0.1:4999', 'http://127.0.0.1:4999'],
    ['', null],
    [undefined, null],
  ])('%s is %s', (value, expected) => {
    expect(alertWebhook(value === undefined ? {} : { ALERT_WEBHOOK_URL: value })).toBe(expected);
  });

  test.each(['http://hooks.example/secret', 'hooks.example/secret', 'file:///secret'])(
    '%s is refused, and the log does not repeat it',
    (value) => {
      const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
      expect(alertWebhook({ ALERT_WEBHOOK_URL: value })).toBeNull();
      expect(logged.mock.calls.join()).toContain('ALERT_WEBHOOK_URL is not an https address');
      expect(logged.mock.calls.join()).not.toContain('secret');
    },
  );
});

test.each([
  ['yes', 'https://hooks.example/T0'],
  ['no', null],
  ['', null],
  ['true', null],
])('ALERT_NEW_LEADS=%s: the webhook hears of new leads at %s', (ALERT_NEW_LEADS, expected) => {
  expect(newLeadsWebhook({ ALERT_NEW_LEADS, ALERT_WEBHOOK_URL: 'https://hooks.example/T0' })).toBe(expected);
  expect(newLeadsWebhook({ ALERT_NEW_LEADS })).toBeNull();
});
