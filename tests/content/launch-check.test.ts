import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { licenceFindings } from '#netlify/cli/licence-findings';
import { rules, site, solutionEntries as catalogue } from '#tests/fixtures/content';
import { useServers } from '#tests/functions/support';

const program = path.join(import.meta.dirname, '../../netlify/cli/launch-check.ts');

/** Has a program run this before itself. */
function loaded(script: string): string[] {
  return ['--import', `data:text/javascript,${encodeURIComponent(script)}`];
}

/** What the command prints about the content in this folder, whether or not something is left to settle. */
async function launchCheck(env: NodeJS.ProcessEnv, cwd = process.cwd(), args = [program]): Promise<string> {
  const command = [process.execPath, args, { cwd, env: { ...process.env, ...env } }] as const;
  const { stdout } = await promisify(execFile)(...command).catch((error: { stdout: string }) => error);
  return stdout;
}

/*
 * What it finds must depend neither on how far this site has come nor on the day: a copy of the content has what is to be
 * found, facts and rules of the tests' own, one product for the catalogue, and a day.
 */
describe('in a copy of the content', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'launch-check-'));
  const write = (name: string, fields: object) => {
    const text = stringify(fields);
    writeFileSync(path.join(folder, 'src/content', name), name.endsWith('.md') ? `---\n${text}---\n` : text);
  };
  const today = '2026-11-25';
  const clock = loaded(`const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given) { super(...(given.length > 0 ? given : ['${today}T12:00'])); }
      static now() { return new Date().getTime(); }
    };`);
  // Without the token something is left to settle, whatever the content says.
  const checked = () => launchCheck({ GHL_API_TOKEN: '' }, folder, [...clock, program, '--all']);

  const source = { url: 'https://product.ca/trust', title: 'Trust', read: '2026-11-20' };
  const { read, ...page } = source;
  const fact = {
    finding: 'yes',
    brief: 'at 99.9% and more',
    says: 'Says so, at 99.9% and more.',
    source: page,
    read,
    published: 'undated',
  };

  beforeAll(() => {
    cpSync('src/content', path.join(folder, 'src/content'), { recursive: true });
    for (const kind of ['facts', 'rules', 'solutions']) {
      rmSync(path.join(folder, 'src/content', kind), { recursive: true });
      mkdirSync(path.join(folder, 'src/content', kind));
    }
    write('solutions/a-product.md', { ...catalogue.get('genesys-cloud-cx'), name: 'A Product', needs: {} });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names what the law asks for and the terms that are a proposal, until they are settled', async () => {
    const privacyOfficer = { title: 'Head of Privacy', email: 'privacy@agency.ca' };
    const social = [{ name: 'A network' }, { name: 'Another' }];
    write('site.yaml', {
      ...site,
      address: 'Toronto, Ontario',
      privacyOfficer: { ...privacyOfficer, placeholder: true },
      openData: { terms: 'Free to use with the name of the agency.', proposal: true },
      social,
    });
    writeFileSync(path.join(folder, 'LICENSE'), 'All rights reserved.\n\nTO BE SETTLED BY THE OWNER: the terms.\n');
    const found = [
      "address: 'Toronto, Ontario' is no mailing address",
      'privacyOfficer: Head of Privacy is invented',
      'openData: the terms under which others may use the rules are a proposal',
      ...social.map(({ name }) => `social: '${name}' leads nowhere`),
      "LICENSE\n  the file: the copyright holder's legal name and the terms are a proposal. The owner settles both",
    ];
    const printed = await checked();
    for (const each of found) expect(printed).toContain(each);
    // The record of what visitors were asked is not edited.
    expect(printed).not.toContain('consent-wordings.yaml');

    write('site.yaml', {
      ...site,
      address: '1 King Street West, Toronto, Ontario M5H 1A1',
      privacyOfficer,
      openData: { terms: 'Free to use with the name of the agency.' },
      social: social.map(({ name }, index) => ({ name, url: `https://network-${index}.ca/agency` })),
    });
    writeFileSync(path.join(folder, 'LICENSE'), 'All rights reserved.\n');
    const settled = await checked();
    for (const each of found) expect(settled).not.toContain(each);
  });

  const rule = (date: string) => ({
    ...rules.get('pipeda'),
    status: 'coming',
    date,
    history: [{ day: '2026-11-20', status: 'coming', date, change: 'Added to the map.' }],
    official: { url: source.url, read: source.read },
    sources: [],
  });

  it('names facts that nobody has checked on the live page, and rules whose day has come while they say coming', async () => {
    write('facts/a-product.yaml', {
      french: fact,
      'security-report': { ...fact, checkedLive: '2026-11-21' },
      'data-export': fact,
    });
    write('rules/a-rule.yaml', rule(today));
    write('rules/another.yaml', rule('2026-11-26'));
    const printed = await checked();
    expect(printed).toMatch(/facts\/a-product\.yaml\n {2}french, data-export: never checked on the live page\. /);
    // Figures in a fact are the vendor's, not claims of the agency.
    expect(printed).not.toMatch(/facts\/.*\n.*has no evidence/);
    expect(printed).toMatch(
      /rules\/a-rule\.yaml\n {2}status: says coming, and its date, 2026-11-25, has passed\. Read its source/,
    );
    expect(printed).not.toContain('rules/another.yaml');

    // Open facts that rankings wait for are named, and none of them is something to settle.
    const [findings = '', facts = '', total] = printed.split('\n\n');
    expect(facts).toMatch(
      /\n {2}A Product, [^:\n]+: open in [\d,]+\. src\/content\/facts\/a-product\.yaml, data-in-canada\n/,
    );
    const counted = findings.split('\n').filter((line) => line.startsWith('  ') && !line.includes('a11y:record'));
    expect(total).toBe(`${counted.length} things to settle before launch.\n`);
  });
});

/* Which words of the file say so. */
describe('the notice of copyright', () => {
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

it('reads every content file, says of each setting what is wrong, once, and ends with how many things are left', async () => {
  const settings = {
    GHL_API_TOKEN: '',
    GHL_LOCATION_ID: 'location-1',
    ALERT_WEBHOOK_URL: 'http://hooks.example/secret',
  };
  const printed = await launchCheck(settings);
  expect(printed).toMatch(/\d things? to settle before launch\./);
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
    const relay = loaded(
      `const real = globalThis.fetch; globalThis.fetch = (input, init) => real(${JSON.stringify(url)}, init);`,
    );
    const printed = await launchCheck({ ALERT_WEBHOOK_URL: 'https://hooks.example/T0' }, process.cwd(), [
      ...relay,
      program,
      '--alert',
    ]);
    return { printed, calls };
  };

  it('is sent when asked for, and says so', async () => {
    const { printed, calls } = await sendAlert(200);
    expect(calls.map(({ body }) => body)).toEqual([
      {
        text: expect.stringMatching(
          /^SmartStack: this is a test, and nothing is wrong\.[^]*given up\. [^]*\(docs\/operating\.md, "Given up"\)/,
        ) as string,
        event: 'test',
      },
    ]);
    expect(printed).toContain('The test alert was sent: see that somebody has read it.');
  });

  it('that is refused is something to settle', async () => {
    expect((await sendAlert(404)).printed).toContain('ALERT_WEBHOOK_URL: takes no alert.');
  });
});
