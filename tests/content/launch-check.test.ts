import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** What the command prints about the content as it stands, whether or not something is left to settle. */
async function launchCheck(env: NodeJS.ProcessEnv): Promise<string> {
  const command = [process.execPath, ['netlify/cli/launch-check.ts'], { env: { ...process.env, ...env } }] as const;
  const { stdout } = await promisify(execFile)(...command).catch((error: { stdout: string }) => error);
  return stdout;
}

it('reads every content file and ends with how many things are left', async () => {
  expect(await launchCheck({})).toMatch(/things to settle before launch\.|Nothing is left to settle\./);
});

it('says of the settings what misses and what only may be set', async () => {
  const printed = await launchCheck({ GHL_API_TOKEN: '', ALERT_WEBHOOK_URL: '' });
  expect(printed).toContain('GHL_API_TOKEN is not set');
  expect(printed).toContain('ALERT_WEBHOOK_URL is not set: nobody is told of a lead that cannot be delivered.');
});
