import { expect, test } from 'vitest';
import { settingFindings } from '#netlify/cli/setting-findings';

const whole = {
  GHL_API_TOKEN: 'pit-0f0f',
  GHL_LOCATION_ID: 'abcDEF123',
  ALERT_WEBHOOK_URL: 'https://hooks.example/T0',
  GHL_WORKFLOW_CONFIRMED: '2026-11-01',
};
const now = new Date('2026-11-27T12:00:00Z');

test.each<[string, NodeJS.ProcessEnv]>([
  ['what has to be set', {}],
  [
    'and what may be set',
    {
      GHL_API_BASE_URL: 'https://crm.example',
      GHL_CUSTOM_FIELDS: '{"jobTitle":"f1"}',
      FIRECRAWL_API_URL: 'https://firecrawl.example',
      LEAD_STORE: 'file:.data/leads',
      ALERT_NEW_LEADS: 'yes',
      ADMIN_REPOSITORY: 'smartstack/site',
      ADMIN_BRANCH: 'next',
      ADMIN_SIGN_IN_URL: 'https://sign-in.example',
      URL: 'https://smartstack.example',
      PATH: '/bin',
    },
  ],
  ['nothing said of what is empty and may be', { GHL_API_BASE_URL: '', LEAD_STORE: '' }],
])('%s is right', (_name, env) => {
  expect(settingFindings({ ...whole, ...env }, now)).toEqual([]);
});

test.each<[string, string | undefined, string]>([
  ['GHL_API_TOKEN', undefined, 'is not set'],
  ['GHL_API_TOKEN', 'two words', 'has a blank or another character that no token has'],
  ['GHL_LOCATION_ID', '', 'is not set'],
  ['GHL_LOCATION_ID', 'https://app.gohighlevel.com/location/x', 'is no id'],
  ['GHL_API_BASE_URL', 'http://crm.example', 'must begin with https://'],
  ['GHL_API_BASE_URL', 'crm', 'is no web address'],
  ['GHL_CUSTOM_FIELDS', 'jobTitle=f1', 'is not JSON like {"jobTitle":"id"}'],
  ['FIRECRAWL_API_URL', 'https://user:secret@firecrawl.example', 'must not hold a user name or password'],
  ['LEAD_STORE', 'disk', 'is neither "blobs" nor "file:DIRECTORY"'],
  ['ALERT_WEBHOOK_URL', undefined, 'is not set'],
  ['ALERT_WEBHOOK_URL', 'http://hooks.example/secret', 'is no https address'],
  ['COUNT_STEPS', 'no', 'is neither on nor off'],
  ['ALERT_NEW_LEADS', 'true', 'is neither yes nor no'],
  ['ALERT_WEEKLY', 'never', 'is neither yes nor no'],
  ['GHL_WORKFLOW_CONFIRMED', undefined, 'is not set'],
  ['GHL_WORKFLOW_CONFIRMED', 'yes', 'is no day like 2026-01-31'],
  ['GHL_WORKFLOW_CONFIRMED', '2026-13-45', 'is no day like 2026-01-31'],
  ['GHL_WORKFLOW_CONFIRMED', '2027-01-01', 'is a day to come'],
  ['GHL_WORKFLOW_CONFIRMED', '2025-11-26', 'is more than 365 days ago'],
  ['GHL_IN_PREVIEWS', 'on', 'is neither yes nor no'],
  ['DIGEST_KEY', 'short', 'has fewer than 32 characters'],
  ['ADMIN_REPOSITORY', 'https://github.com/a/b', 'is not of the form owner/name'],
  ['ADMIN_SIGN_IN_URL', 'http://sign-in.example', 'is no https address'],
  ['ADMIN_REPO', 'secret/site', 'is no setting of this site'],
  ['URL', 'smartstack', 'is no web address'],
  ['GHL_TOKEN', 'secret', 'is no setting of this site'],
  ['ALERT_WEBHOOK', 'secret', 'is no setting of this site'],
])('%s=%s %s', (name, value, what) => {
  const findings = settingFindings({ ...whole, [name]: value }, now);
  expect(findings).toMatchObject([{ field: name, what }]);
  expect(findings[0]?.fix).toMatch(/^[A-Z].*\.$/);
  if (value) expect(JSON.stringify(findings)).not.toContain('secret');
});
