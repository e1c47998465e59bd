import process from 'node:process';
import { expect, test, vi } from 'vitest';
import { localEnvironment } from '#netlify/environment';

// The .env of whoever runs this test is none of its business.
vi.mock('node:fs', () => ({ existsSync: () => false }));

test.each([
  [undefined, 'file:.data/leads'],
  ['', 'file:.data/leads'],
  ['file:elsewhere', 'file:elsewhere'],
])('LEAD_STORE=%s is %s for a local command', (setting, used) => {
  vi.stubEnv('LEAD_STORE', setting);
  localEnvironment();
  expect(process.env['LEAD_STORE']).toBe(used);
});
