import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { copySite } from '#tests/fixtures/site-copy';

const program = path.join(import.meta.dirname, '../../netlify/cli/launch-check.ts');

/** What the command prints about the content as it stands, whether or not something is left to settle. */
async function launchCheck(env: NodeJS.ProcessEnv, cwd = process.cwd()): Promise<string> {
  const command = [process.execPath, [program], { cwd, env: { ...process.env, ...env } }] as const;
  const { stdout } = await promisify(execFile)(...command).catch((error: { stdout: string }) => error);
  return stdout;
}

it('reads every content file and ends with how many things are left', async () => {
  expect(await launchCheck({})).toMatch(/things to settle before launch\.|Nothing is left to settle\./);
});

it('names what the law asks for and is not there yet', async () => {
  const printed = await launchCheck({});
  expect(printed).toContain("address: 'Toronto, Ontario' is no mailing address");
  expect(printed).toContain('privacyOfficer: Privacy Officer is invented');
  for (const name of ['LinkedIn', 'X', 'YouTube']) expect(printed).toContain(`social: '${name}' leads nowhere`);
  // The record of what visitors were asked is not edited.
  expect(printed).not.toContain('consent-wordings.yaml');
});

it('names facts that nobody has checked on the live page', async () => {
  const printed = await launchCheck({});
  expect(printed).toMatch(
    /facts\/genesys-cloud-cx\.yaml\n {2}[a-z, -]*data-in-canada[a-z, -]*: never checked on the live page\. /,
  );
  // Figures in a fact are the vendor's, not claims of the agency.
  expect(printed).not.toMatch(/facts\/.*\n.*has no evidence/);
});

it('names rules whose day has come while they say coming', async () => {
  const site = copySite();
  try {
    site.edit('rules/osfi-e-23.yaml', /date: .*/, "date: '2026-01-01'");
    const printed = await launchCheck({}, path.join(site.content('rules'), '../../..'));
    expect(printed).toMatch(
      /rules\/osfi-e-23\.yaml\n {2}status: says coming, and its date, 2026-01-01, has passed\. Read its source/,
    );
  } finally {
    site.remove();
  }
  expect(await launchCheck({})).not.toContain('rules/osfi-e-23.yaml');
});

it('says of the settings what misses and what only may be set', async () => {
  const printed = await launchCheck({ GHL_API_TOKEN: '', ALERT_WEBHOOK_URL: '' });
  expect(printed).toContain('GHL_API_TOKEN is not set');
  expect(printed).toContain('ALERT_WEBHOOK_URL is not set: nobody is told of a lead that cannot be delivered.');
});
