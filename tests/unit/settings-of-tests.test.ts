import { expect, test } from 'vitest';
import { testSettings } from '#tests/settings';

const example =
  '# GHL_API_TOKEN=\n# ADMIN_BRANCH=main\n# LEAD_STORE=file:.data/leads\n\n# CHROMIUM_PATH=\n# TEST_PORT=4390\n';

test('settings of the site are empty for tests, whether .env has them or the shell', () => {
  const file = 'GHL_API_TOKEN=pit-1\nLEAD_STORE=blobs\nNOT_OF_THE_SITE=1\n';
  expect(testSettings(file, example, { ADMIN_BRANCH: 'next', NOT_OF_THE_SITE: '2', PATH: '/bin' })).toEqual({
    GHL_API_TOKEN: '',
    ADMIN_BRANCH: '',
    LEAD_STORE: '',
    NOT_OF_THE_SITE: '2',
  });
  expect(testSettings('OTHER=1', '', {})).toEqual({ OTHER: '' });
});

test('those that a test has set itself are kept', () => {
  expect(
    testSettings('LEAD_STORE=blobs', '# LEAD_STORE=', { LEAD_STORE: 'file:reports/leads' }, ['LEAD_STORE']),
  ).toEqual({
    LEAD_STORE: 'file:reports/leads',
  });
});

test('those of the tests come from the shell, else from .env', () => {
  const file = 'CHROMIUM_PATH=/usr/bin/chromium\nTEST_PORT=4500\n';
  expect(testSettings(file, example, { TEST_PORT: '4600' })).toMatchObject({
    CHROMIUM_PATH: '/usr/bin/chromium',
    TEST_PORT: '4600',
  });
  expect(testSettings('CHROMIUM_PATH=\nTEST_PORT=\n', example, { TEST_PORT: '' })).not.toHaveProperty('TEST_PORT');
});
