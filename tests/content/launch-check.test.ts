import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { licenceFindings } from '#netlify/cli/licence-findings';
import { copySite } from '#tests/fixtures/site-copy';
import { useServers } from '#tests/functions/support';

const program = path.join(import.meta.dirname, '../../netlify/cli/launch-check.ts');

/** What the command prints about the content as it stands, whether or not something is left to settle. */
async function launchCheck(env: NodeJS.ProcessEnv, cwd = process.cwd(), args = [program]): Promise<string> {
  const command = [process.execPath, args, { cwd, env: { ...process.env, ...env } }] as const;
  const { stdout } = await promisify(execFile)(...command).catch((error: { stdout: string }) => error);
  return stdout;
}

it('reads every content file and ends with how many things are left', async () => {
  expect(await launchCheck({})).toMatch(/things? to settle before launch\.|Nothing is left to settle\./);
});

it('names what the law asks for and is not there yet', async () => {
  const printed = await launchCheck({});
  expect(printed).toContain("address: 'Toronto, Ontario' is no mailing address");
  expect(printed).toContain('privacyOfficer: Privacy Officer is invented');
  for (const name of ['LinkedIn', 'X', 'YouTube']) expect(printed).toContain(`social: '${name}' leads nowhere`);
  // The record of what visitors were asked is not edited.
  expect(printed).not.toContain('consent-wordings.yaml');
});

describe('the notice of copyright', () => {
  it('is named as long as its terms are a proposal', async () => {
    expect(await launchCheck({})).toContain(
      "LICENSE\n  the file: the copyright holder's legal name and the terms are a proposal. The owner settles both",
    );
  });

  it.each([
    ['is settled', 'Copyright (c) 2026 A Company Ltd. All rights reserved.\n\nNo permission is granted.\n', []],
    ['is missing', null, ['is missing']],
    ['is empty', '\n', ['is missing']],
    [
      'has the paragraph',
      'All rights reserved.\n\nTO BE SETTLED BY THE OWNER: the terms.\n',
      ["the copyright holder's legal name and the terms are a proposal"],
    ],
  ])('%s', (_what, text, found) => {
    expect(licenceFindings(text).map(({ what }) => what)).toEqual(found);
  });
});

it('names facts that nobody has checked on the live page', async () => {
  const printed = await launchCheck({});
  expect(printed).toMatch(
    /facts\/genesys-cloud-cx\.yaml\n {2}[a-z, -]*data-in-canada[a-z, -]*: never checked on the live page\. /,
  );
  // Figures in a fact are the vendor's, not claims of the agency.
  expect(printed).not.toMatch(/facts\/.*\n.*has no evidence/);
});

it('names the open facts that most rankings wait for, and counts none of them as something to settle', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'launch-check-'));
  try {
    cpSync('src/content', path.join(folder, 'src/content'), { recursive: true });
    const takeOut = (name: string, part: RegExp) => {
      const file = path.join(folder, 'src/content', name);
      writeFileSync(file, readFileSync(file, 'utf8').replace(part, ''));
    };
    takeOut('facts/genesys-cloud-cx.yaml', /^data-in-canada:\n(?: {2}.*\n)+/m);
    takeOut('solutions/genesys-cloud-cx.md', /^ {2}canada:.*\n(?: {4}.*\n)*/m);
    const [findings = '', facts = '', total] = (await launchCheck({}, folder)).split('\n\n');
    expect(facts).toMatch(
      /\n {2}Genesys Cloud CX, Customer data stored in Canada: open in [\d,]+\. src\/content\/facts\/genesys-cloud-cx\.yaml, data-in-canada\n/,
    );
    const counted = findings.split('\n').filter((line) => line.startsWith('  ') && !line.includes('a11y:record'));
    expect(total).toBe(`${counted.length} things to settle before launch.\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
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

it('says of each setting what is wrong, once', async () => {
  const settings = {
    GHL_API_TOKEN: '',
    GHL_LOCATION_ID: 'location-1',
    ALERT_WEBHOOK_URL: 'http://hooks.example/secret',
  };
  const printed = await launchCheck(settings);
  expect(printed).toContain('  GHL_API_TOKEN: is not set. ');
  expect(printed.match(/ALERT_WEBHOOK_URL/g)).toHaveLength(1);
  expect(printed).toContain('  ALERT_WEBHOOK_URL: is no https address. ');
  expect(printed).not.toMatch(/GHL_LOCATION_ID|secret/);
});

it('refuses an option that it does not know, and an address that is none', async () => {
  for (const args of [['--sit'], ['--site', 'smartstack.example']])
    await expect(promisify(execFile)(process.execPath, [program, ...args])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('npm run launch-check -- [options]'),
    });
});

describe('a test alert', () => {
  const respond = useServers();
  const sendAlert = async (status: number) => {
    const { url, calls } = await respond(() => new Response('', { status }));
    // The setting must be https; the child is told to reach this address instead.
    const relay = `data:text/javascript,${encodeURIComponent(
      `const real = globalThis.fetch; globalThis.fetch = (input, init) => real(${JSON.stringify(url)}, init);`,
    )}`;
    const printed = await launchCheck({ ALERT_WEBHOOK_URL: 'https://hooks.example/T0' }, process.cwd(), [
      '--import',
      relay,
      program,
      '--test-alert',
    ]);
    return { printed, calls };
  };

  it('is sent when asked for, and says so', async () => {
    const { printed, calls } = await sendAlert(200);
    expect(calls.map(({ body }) => body)).toEqual([
      { text: 'SmartStack: this is a test. Alerts about leads arrive here.', event: 'test' },
    ]);
    expect(printed).toContain('The test alert was sent: see that somebody has read it.');
  });

  it('that is refused is something to settle', async () => {
    expect((await sendAlert(404)).printed).toContain('ALERT_WEBHOOK_URL: takes no alert.');
  });
});
