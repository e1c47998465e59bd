import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parse } from 'yaml';
import { isOld } from '#domain/content/accessibility-record';
import { factsSchema } from '#domain/content/fact';
import { ruleSchema } from '#domain/content/rule';
import { factFindings } from '#netlify/cli/fact-findings';
import { type ContentFile, type Finding, launchFindings } from '#netlify/cli/launch-findings';
import { ruleFindings } from '#netlify/cli/rule-findings';
import { alertWebhook, crmSettings } from '#netlify/settings';
import { localEnvironment } from '#netlify/environment';

/*
 * `npm run launch-check`: what has to be settled before the site goes live, each with the file to edit. The exit
 * code is 1 as long as there is something.
 */

const root = 'src/content';
/** Facts about others' products, laws, forms, and evidence of what was asked before: not the agency's own claims. */
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

localEnvironment();
const findings = [...launchFindings(contentFiles()), ...factFiles(), ...ruleFiles()];
const settings = missingSettings();

for (const [file, entries] of Map.groupBy(findings, (finding) => finding.file)) {
  console.log(file);
  for (const { field, what, mend } of entries) console.log(`  ${field}: ${what}. ${mend}`);
}
if (settings.length > 0) console.log(['The environment (README, "Settings")', ...settings].join('\n  '));
const record = path.join(root, 'accessibility-record.json');
if (isOld(JSON.parse(readFileSync(record, 'utf8')), new Date()))
  console.log(`${record}\n  Older than 90 days. npm run a11y:record writes it anew.`);
const total = findings.length + settings.length;
console.log(total === 0 ? 'Nothing is left to settle.' : `\n${total} things to settle before launch.`);
if (alertWebhook() === null)
  console.log('ALERT_WEBHOOK_URL is not set: nobody is told of a lead that cannot be delivered. README, "Settings".');
process.exitCode = total === 0 ? 0 : 1;

function contentFiles(): ContentFile[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(yaml|mdx?)$/.test(file) && !notClaims.includes(file.split(path.sep)[0] ?? ''))
    .filter((file) => file !== forEditors)
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const [, matter, body] = /^---\n(.*?)\n---\n?(.*)$/s.exec(text) ?? [];
      return { file: path.join(root, file), data: parse(matter ?? text), body: body ?? '' };
    });
}

function factFiles(): Finding[] {
  return yamlFiles('facts').flatMap(({ file, data }) => factFindings(file, factsSchema.parse(data), new Date()));
}

function ruleFiles(): Finding[] {
  return yamlFiles('rules').flatMap(({ file, data }) => ruleFindings(file, ruleSchema.parse(data), new Date()));
}

function yamlFiles(folder: string): { file: string; data: unknown }[] {
  return readdirSync(path.join(root, folder))
    .sort()
    .map((name) => {
      const file = path.join(root, folder, name);
      return { file, data: parse(readFileSync(file, 'utf8')) };
    });
}

function missingSettings(): string[] {
  const crm = crmSettings();
  return [
    ...('missing' in crm ? [crm.missing] : []),
    ...(process.env['URL'] ? [] : ['URL is not set: the platform sets it, elsewhere url in site.yaml stands.']),
  ];
}
