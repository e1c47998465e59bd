import { appendFileSync, copyFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copySite, type SiteCopy } from '#tests/fixtures/site-copy';

let site: SiteCopy;
beforeEach(() => (site = copySite()));
afterEach(() => site.remove());

const inOneFile: [mistake: string, make: () => void, says: string[]][] = [
  [
    'a misspelt key',
    () => site.edit('providers/genesys.yaml', 'description:', 'desciption:'),
    ['src/content/providers/genesys.yaml', 'desciption: there is no field of this name', "Did you mean 'description'?"],
  ],
  [
    'a missing statistic',
    () => site.edit('industries/healthcare.mdx', /statistics:\n.*\n.*\n/, ''),
    ['src/content/industries/healthcare.mdx', 'statistics: is missing', 'The headline statistic'],
  ],
  [
    'a bad URL',
    () => site.edit('providers/genesys.yaml', /url: .*/, 'url: www.genesys.com'),
    ['src/content/providers/genesys.yaml', "'www.genesys.com' is not a web address that starts with https://"],
  ],
  [
    'a text that is too short, inside a list',
    () => site.edit('industries/healthcare.mdx', /text: Sends reminders.*/, 'text: Sends reminders.'),
    ['useCases, entry 1, text: has 16 characters, and it takes at least 120'],
  ],
  [
    'a rule with an unknown status',
    () => site.edit('rules/phipa.yaml', /status: .*/, 'status: binding'),
    ['src/content/rules/phipa.yaml', "status: 'binding' is not one of: in-force, coming, proposed"],
  ],
  [
    'a rule that asks by layer and of all layers',
    () => appendFileSync(site.content('rules/phipa.yaml'), 'allLayers: Protect what is entrusted to you\n'),
    ['src/content/rules/phipa.yaml', 'takes either asks, layer by layer, or allLayers, and one of them'],
  ],
  [
    'two files of one name',
    () => copyFileSync(site.content('industries/healthcare.mdx'), site.content('industries/Healthcare.md')),
    ['src/content/industries', "'Healthcare.md' and 'healthcare.mdx' have the same name"],
  ],
  [
    'a file that nothing reads',
    () => copyFileSync(site.content('providers/genesys.yaml'), site.content('providers/genesys-copy.yml')),
    ['src/content/providers/genesys-copy.yml: nothing reads this file', 'end in .yaml'],
  ],
];

test.each(inOneFile)(
  '%s stops the build with file, field and how to mend it',
  async (_mistake, make, says) => {
    make();
    const { ok, output } = await site.astro('sync');
    expect(ok).toBe(false);
    for (const words of says) expect(output).toContain(words);
  },
  60_000,
);

test('references that lead nowhere stop the build, all of them at once', async () => {
  site.edit('solutions/genesys-cloud-cx.md', /provider: .*/, 'provider: gensys');
  site.edit('sections/roi-calculator/business-case.md', /document: .*/, 'document: buyers-guide');
  appendFileSync(site.content('providers/genesys.yaml'), 'industries: [airlines]\n');
  site.edit('providers/genesys.yaml', /industries: \[(?!airlines).*\]\n|industries:\n( {2}- .*\n)+/, '');
  site.edit('rules/phipa.yaml', /industry: healthcare, kinds: \[.*\]/, 'industry: healthcare, kinds: [hopsital]');
  site.edit('rules/pipeda.yaml', 'industry: telecom', 'industry: telcos');
  site.edit('rules/casl.yaml', /raises:[^]*?(?=\n\w)/, 'raises: [{ criterion: consent, weight: 2 }]');
  site.edit('industries/mortgage.mdx', /rules: \[mblaa\]/, 'rules: [mbla]');
  site.edit('documents/auto-finance-ai-playbook.md', '{month of osfi-e-23}', '{month of osfi-e23}');
  const { ok, output } = await site.astro('build');
  expect(ok).toBe(false);
  expect(output).toContain("provider: there is no 'gensys' in src/content/providers");
  expect(output).toContain("there is no 'buyers-guide' in src/content/documents");
  expect(output).toContain("industries: there is no 'airlines' in src/content/industries");
  expect(output).toContain("kinds: there is no 'hopsital' in the kinds of src/content/industries/healthcare.mdx");
  expect(output).toMatch(/src\/content\/rules\/pipeda\.yaml\n {2}binds, entry \d+, industry: there is no 'telcos'/);
  expect(output).toContain("raises, entry 1, criterion: there is no 'consent' in src/content/criteria");
  expect(output).toMatch(/mortgage\.mdx\n {2}compliance, entry \d+, rules: there is no 'mbla' in src\/content\/rules/);
  expect(output).toContain("the date of a rule: there is no 'osfi-e23' in src/content/rules");
}, 60_000);
