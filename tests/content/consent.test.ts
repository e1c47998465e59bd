import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteSchema } from '#domain/content/site';
import { navigator, needsAssessment } from '#tests/fixtures/content';

/* The evidence of a consent is the wording that its version names: it must not change under that version. */

const content = (file: string) =>
  parse(readFileSync(path.join(import.meta.dirname, '../../src/content', file), 'utf8')) as unknown;

type Wording = { text: string; askedBy: string; withdrawal?: string };
const wordings = content('consent-wordings.yaml') as Record<string, Wording>;
const site = siteSchema.parse(content('site.yaml'));

test.each([
  ['wizards/navigator.yaml', navigator],
  ['wizards/needs-assessment.yaml', needsAssessment],
])('the request for marketing e-mail in %s stands in consent-wordings.yaml, to the letter', (file, wizard) => {
  const words = wizard.steps.find(({ kind }) => kind === 'contact')?.contact;
  const shown = {
    text: words?.consentText,
    askedBy: `${site.name}, ${site.address}, ${site.email}`,
    withdrawal: words?.consentWithdrawal,
  };
  const version = words?.consentVersion ?? '';
  expect(
    wordings[version],
    `The words of version ${version} have changed. Give consentVersion in ${file} a new value, and add the words under it to consent-wordings.yaml.`,
  ).toEqual(shown);
});
