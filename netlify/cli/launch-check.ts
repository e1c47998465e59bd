import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { isOld } from '#domain/content/accessibility-record';
import { criterionSchema } from '#domain/content/criterion';
import { factsSchema } from '#domain/content/fact';
import { needSchema } from '#domain/content/need';
import { ruleSchema } from '#domain/content/rule';
import { siteSchema } from '#domain/content/site';
import { solutionSchema } from '#domain/content/solution';
import { factsOn } from '#domain/content/stale';
import { wizardSchema } from '#domain/content/wizard';
import { siteName } from '#domain/from-content';
import { openFacts } from '#domain/recommendation/open-facts';
import { contentEntries, readFields } from '#netlify/cli/content-entries';
import { factFindings } from '#netlify/cli/fact-findings';
import { type ContentFile, type Finding, launchFindings, totalLine } from '#netlify/cli/launch-findings';
import { launchReport } from '#netlify/cli/launch-report';
import { licenceFindings, openDataFindings } from '#netlify/cli/licence-findings';
import { openFactLines } from '#netlify/cli/open-facts';
import { ruleFindings } from '#netlify/cli/rule-findings';
import { settingFindings } from '#netlify/cli/setting-findings';
import { siteFindings } from '#netlify/cli/site-findings';
import { localEnvironment } from '#netlify/environment';
import { exampleAlerts } from '#netlify/leads/troubles';
import { tellWebhook } from '#netlify/leads/webhook';
import { alertWebhook } from '#netlify/settings';

/* `npm run launch-check`: lists what has to be settled before the site goes live, by the harm that it does. The exit code
   tells the worst group that has something left. What does not block a launch is listed after that and not counted: an
   old accessibility record, and the facts to look for next. */

const root = 'src/content';
/**
 * Folders with facts about others' products, laws, forms, and evidence already asked for: not the agency's own claims.
 */
const notClaims = [
  'providers',
  'solutions',
  'facts',
  'criteria',
  'rules',
  'wizards',
  'documents',
  'faqs',
  'consent-wordings.yaml',
];

/** The one file that no visitor reads. */
const forEditors = 'README.md';

const help = `npm run launch-check -- [options]

  (none)                 content and settings: what has to be settled before the site goes live,
                         the worst first, on one screen
  --all                  each of them with its file and how to settle it, and the facts to look for next
  --site https://…       also asks the deployed site: headers, functions, health, and whether the CRM takes its token
  --alert                also rehearses: sends one test to ALERT_WEBHOOK_URL that shows an alert of each kind

Exit codes: 0 nothing is left; 11 leads would be lost or unheard; 12 something untrue or unlawful;
13 placeholders; 14 claims without evidence; 15 facts; 2 an option that is not known. The worst is told.
`;

const siteFile = path.join(root, 'site.yaml');

localEnvironment();
const asked = options();
const now = new Date();
const facts = contentEntries(path.join(root, 'facts'), factsSchema);
const findings = [
  ...launchFindings(contentFiles()),
  ...facts.flatMap(({ file, data }) => factFindings(file, data, now)),
  ...ruleFiles(),
  ...licenceFindings(existsSync('LICENSE') ? readFileSync('LICENSE', 'utf8') : null),
  ...openDataFindings(siteFile, siteSchema.parse(readFields(siteFile).data).openData),
  ...settingFindings(process.env, now),
  ...(asked.site ? await siteFindings(asked.site) : []),
  ...(asked.alert ? await alertFindings() : []),
];

const report = launchReport(findings, {
  all: asked.all,
  isLead: (file) => file !== 'LICENSE' && !file.startsWith(root),
});
for (const line of report.lines) console.log(line);
const record = path.join(root, 'accessibility-record.json');
if (isOld(JSON.parse(readFileSync(record, 'utf8')), now))
  console.log(`${record}\n  Older than 90 days. npm run a11y:record writes it anew.`);
if (asked.site && !findings.some(({ file }) => file === asked.site?.origin))
  console.log(`${asked.site.origin}\n  Headers, functions, health and the CRM's token are as they should be.`);
const notes = openFactNotes();
if (asked.all && notes.length > 0) console.log(`\n${notes.join('\n')}`);
const total = findings.length;
console.log(`${total === 0 ? '' : '\n'}${totalLine(total)}`);
if (!asked.all && total > 0)
  console.log('npm run launch-check -- --all says of each where it is and how to settle it.');
process.exitCode = report.exitCode;

/** Returns the options; exits if they are invalid. */
function options(): { site: URL | null; alert: boolean; all: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        all: { type: 'boolean' },
        site: { type: 'string' },
        alert: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) {
      console.log(help);
      process.exit(0);
    }
    if (values.site !== undefined && !/^https?:\/\/[^/]/.test(values.site)) throw new Error('--site takes an address.');
    return {
      site: values.site === undefined ? null : new URL(values.site),
      alert: values.alert === true,
      all: values.all === true,
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : 'The options are not known.'}\n\n${help}`);
    process.exit(2);
  }
}

/** Sends a test alert; problems of the setting itself are listed with the settings. */
async function alertFindings(): Promise<Finding[]> {
  const webhook = process.env['ALERT_WEBHOOK_URL'];
  if (!webhook || alertWebhook() === null) return [];
  const examples = exampleAlerts(now).map((example) => `- ${example}`);
  const text = [`${siteName}: this is a test, and nothing is wrong. Alerts read like this:`, ...examples].join('\n');
  if (await tellWebhook(fetch, webhook, { text, event: 'test' })) {
    console.log('The test alert was sent: see that somebody has read it.');
    return [];
  }
  const file = 'The test alert';
  return [
    { file, field: 'ALERT_WEBHOOK_URL', what: 'takes no alert', fix: 'Look at the line above, and at the address.' },
  ];
}

function contentFiles(): ContentFile[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(yaml|mdx?)$/.test(file) && !notClaims.includes(file.split(path.sep)[0] ?? ''))
    .filter((file) => file !== forEditors)
    .sort()
    .map((file) => ({ file: path.join(root, file), ...readFields(path.join(root, file)) }));
}

function ruleFiles(): Finding[] {
  return contentEntries(path.join(root, 'rules'), ruleSchema).flatMap(({ file, data }) =>
    ruleFindings(file, data, now),
  );
}

/** Returns the facts to look for next, as lines, from the current solutions, needs and criteria. */
function openFactNotes(): string[] {
  const listed = <T extends { order: number }>(folder: string, schema: { parse(value: unknown): T }) =>
    contentEntries(path.join(root, folder), schema)
      .map(({ id, data }) => ({ id, ...data }))
      .sort((a, b) => a.order - b.order);
  const found = openFacts(wizardSchema.parse(readFields(path.join(root, 'wizards/navigator.yaml')).data), {
    needs: listed('needs', needSchema),
    criteria: listed('criteria', criterionSchema),
    solutions: contentEntries(path.join(root, 'solutions'), solutionSchema).map(({ id, data }) => ({ id, ...data })),
    facts: Object.fromEntries(facts.map(({ id, data }) => [id, factsOn(data, now)])),
  });
  return openFactLines(path.join(root, 'facts'), found);
}
