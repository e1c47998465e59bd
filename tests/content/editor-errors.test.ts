import { copyFileSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contentErrors } from '#content-checks/content-errors';
import { printedErrors } from '#domain/content/error';
import { addedAdvisor } from '#tests/fixtures/added-advisor';
import { copySite, type SiteCopy } from '#tests/fixtures/site-copy';

/*
 * What editors do by mistake, and what they are told: file, line or field, what is wrong, how to fix it. `dev`, `build`
 * and this test ask the same list of checks.
 */

let site: SiteCopy;
let before: Map<string, Buffer | null>;
beforeAll(() => {
  site = copySite();
  writeFileSync(site.content(question), asked);
});
afterEach(() => {
  for (const [file, bytes] of before)
    if (bytes === null) rmSync(site.content(file), { force: true });
    else writeFileSync(site.content(file), bytes);
});
afterAll(() => site.remove());

/** What an error changes; the files are put back after each test. */
type Change = () => void;

function remember(file: string): string {
  if (!before.has(file)) before.set(file, contentOf(file));
  return site.content(file);
}
function contentOf(file: string): Buffer | null {
  try {
    return readFileSync(site.content(file));
  } catch {
    return null;
  }
}
const edit =
  (file: string, from: string | RegExp, to: string): Change =>
  () => {
    remember(file);
    site.edit(file, from, to);
  };
const add =
  (file: string, text: string): Change =>
  () =>
    writeFileSync(remember(file), `${contentOf(file)?.toString() ?? ''}${text}`);
const write =
  (file: string, text: string | Uint8Array): Change =>
  () =>
    writeFileSync(remember(file), text);
const copy =
  (from: string, to: string, ...edits: [string | RegExp, string][]): Change =>
  () => {
    copyFileSync(site.content(from), remember(to));
    for (const [old, text] of edits) site.edit(to, old, text);
  };
const drop =
  (file: string): Change =>
  () =>
    rmSync(remember(file));
const rename =
  (from: string, to: string): Change =>
  () => {
    remember(to);
    renameSync(remember(from), site.content(to));
  };

const healthcare = 'industries/healthcare.mdx';
/** A question that no editor words anew. */
const question = 'faqs/asked-by-a-test.md';
const asked = `---
question: Can I ask this in a test?
order: 49
page: roi-calculator
---

Yes. It is asked in a copy.
`;
const genesys = 'providers/genesys.yaml';
const article = 'insights/what-changed-in-the-rules-2026.md';
const assessment = 'wizards/needs-assessment.yaml';
const inText = (text: string) => edit(question, 'Yes.', text);
const inMdx = (text: string) => edit(healthcare, /(?<=\n---\n\n)/, `${text}\n\n`);

/** Where that text stands then. */
const healthcareText = readFileSync(path.join(import.meta.dirname, '../../src/content', healthcare), 'utf8');
const mdxLine = `line ${healthcareText.split('\n').indexOf('---', 1) + 3}`;

type Row = [error: string, make: Change, says: (string | RegExp)[]];

const fields: Row[] = [
  [
    'a misspelt key',
    edit(genesys, 'description:', 'desciption:'),
    ['src/content/providers/genesys.yaml', 'desciption: there is no field of this name', "Did you mean 'description'?"],
  ],
  [
    'a missing statistic',
    edit(healthcare, /statistics:\n(?: .*\n)+/, ''),
    ['src/content/industries/healthcare.mdx', 'statistics: is missing', 'The headline statistic'],
  ],
  [
    'a bad URL',
    edit(genesys, /url: .*/, 'url: www.genesys.com'),
    [
      'src/content/providers/genesys.yaml\n  line 2, url:',
      "'www.genesys.com' is not a web address that starts with https://",
    ],
  ],
  [
    'a text that is too short, inside a list',
    edit(healthcare, /(?<=useCases:\n.*\n {4})text: .*/, 'text: Sends reminders.'),
    [/line \d+, useCases, entry 1, text: has 16 characters, and it takes at least 120/],
  ],
  [
    'a rule with an unknown status',
    edit('rules/phipa.yaml', /status: .*/, 'status: binding'),
    ['src/content/rules/phipa.yaml', "status: 'binding' is not one of: in-force, coming, proposed"],
  ],
  [
    'a rule that asks by layer and of all layers',
    add('rules/phipa.yaml', 'allLayers: Protect what is entrusted to you\n'),
    ['src/content/rules/phipa.yaml', 'takes either asks, layer by layer, or allLayers, and one of them'],
  ],
  [
    'a number where text belongs',
    edit('site.yaml', "figure: '3'", 'figure: 3'),
    [/site\.yaml\n {2}line \d+, claims, minutes, figure: must be text: put 3 into quotation marks, '3'/],
  ],
];

const syntax: Row[] = [
  ['an empty file', write(question, ''), ['src/content/faqs/asked-by-a-test.md\n  is empty']],
  ['an empty file of fields', write(genesys, '\n'), ['src/content/providers/genesys.yaml\n  is empty']],
  [
    'no line of --- at the top',
    edit(question, '---\n', ''),
    ['line 1: does not begin with a line of ---', 'The first line is ---, then come the fields'],
  ],
  ['no line of --- below the fields', edit(question, /\n---\n/, '\n'), ['line 1: has no second line of ---']],
  [
    'a colon inside a value',
    edit('site.yaml', /^name: .*/m, 'name: Smart: Stack'),
    ["line 1: the value of 'name: Smart: Stack' holds a colon", 'Put the whole value into quotation marks'],
  ],
  [
    'a value that begins with a sign',
    edit(question, 'question: Can', 'question: @ Can'),
    ['asked-by-a-test.md\n  line 2: a value cannot begin with @'],
  ],
  [
    'a quotation mark that is not closed',
    edit(question, /question: (.*)/, "question: 'Can I use dollars?"),
    ['line 2: a quotation mark is opened and not closed'],
  ],
  ['a tab', edit(healthcare, '  - percent', '\t- percent'), [/line \d+: begins with a tab. Indent with spaces/]],
  ['a field twice', edit(question, 'order: 49', 'order: 49\norder: 50'), ['line 4: this field stands twice']],
  [
    'too little indentation',
    edit(healthcare, /(?<= {2}- title: .*\n(?: {4}.*\n)+) {2}- title/, ' - title'),
    [/line \d+: .*Indent it like its neighbours/],
  ],
  ['another encoding', write(question, Buffer.from([0x2d, 0x0a, 0x63, 0xe9, 0x0a])), ['line 2: is not saved as UTF-8']],
  ['UTF-16', write(question, Buffer.from('\ufeff---\n', 'utf16le')), ['is not saved as UTF-8']],
  [
    'letters read in the wrong encoding',
    inText('Yes, in a cafÃ©.'),
    ['line 7: holds letters that were read in the wrong encoding'],
  ],
  [
    'a character that no typeface has',
    inText('Yes, 漢.'),
    ["line 7: no typeface of the site has the character '漢' (U+6F22). Write it in another way"],
  ],
  [
    'the marks of a conflict',
    add(question, '\n<<<<<<< HEAD\nYes.\n=======\nNo.\n>>>>>>> theirs\n'),
    [/line \d+: holds the marks of a conflict between two versions/, 'Keep one of the two'],
  ],
];

const texts: Row[] = [
  [
    'a link to no page',
    inText('See [the firm](/abuot).'),
    ["line 7: the link to '/abuot' leads to no page", 'Did you mean /about?'],
  ],
  ['a link with an ending', inText('[We](/about.html)'), ['Did you mean /about?']],
  ['a link to a file', inText('[We](about.md)'), ["the link to 'about.md' leads nowhere", 'for example /about;']],
  ['a link without an address', inText('[We]()'), ['line 7: a link has no address']],
  ['a link in capitals', inText('[We](/About)'), ['Did you mean /about?']],
  ['a link to a product’s page', inText('[This](/3cx)'), ['Did you mean /solutions/3cx?']],
  ['a link of its own below the text', inText('[We][a]\n\n[a]: /abuot\n'), ["the link to '/abuot' leads to no page"]],
  [
    'a link without encryption',
    inText('[We](http://example.com)'),
    ["the link to 'http://example.com' is not protected"],
  ],
  [
    'a program for an address',
    inText('[We](javascript:alert)'),
    ["'javascript:alert' is no address that a link may have"],
  ],
  [
    'a picture that is not there',
    inText('![A coin](./coin.png)'),
    [
      'line 7: there is no picture src/content/faqs/coin.png',
      'Lay it into src/content/pictures and write ../pictures/coin.png, with capitals and ending as its name has them.',
    ],
  ],
  ['a served picture that is not there', inText('![A coin](/coin.png)'), ['there is no picture public/coin.png']],
  [
    'a picture of another site',
    inText('![A coin](https://example.com/coin.png)'),
    ['is on another site', 'Lay it into src/content/pictures, if its owner agrees, and write ../pictures/coin.png.'],
  ],
  ['a picture without words', inText('![](/mark.svg)'), ["the picture '/mark.svg' has no words"]],
  [
    'a frame',
    inText('<iframe src="https://example.com"></iframe>'),
    ['line 7: <iframe> is HTML', 'write a link to it'],
  ],
  ['a script', inText('\n<script>alert(1)</script>\n'), ['<script> is HTML', 'Texts hold no programs']],
  ['a comment', inText('<!-- ask Maya -->'), ['a comment in the text would be published']],
  ['a line break in HTML', inText('Yes.<br>No.'), ['<br> is HTML', 'end it with a backslash']],
  [
    'a placeholder that is misspelt',
    inText('Yes.\n{agancy} does.'),
    ["line 8: '{agancy}' stands for nothing. Did you mean {agency}?"],
  ],
  ['a placeholder that there is not', inText('{client} does.'), ["'{client}' stands for nothing", '{roi share}']],
  [
    'a placeholder among the fields',
    edit(question, 'question: Can', "question: 'Can {Agency}"),
    ['line 2: a quotation mark is opened and not closed'],
  ],
  [
    'a placeholder among the fields, in another form',
    edit(question, 'question: Can I', 'question: Can { agency }'),
    ["line 2, question: '{ agency }' stands for nothing", 'Did you mean {agency}?'],
  ],
  [
    'the date of a rule where no date is filled in',
    inText('In {month of osfi-e-23}.'),
    ["'{month of osfi-e-23}' stands for nothing", 'write the day itself here'],
  ],
  ['a footnote mark without its note', inText('Yes.[^1]'), ['line 7: the footnote mark [^1] has no note', '[^1]: The']],
  [
    'a note without its mark',
    inText('Yes.\n\n[^a]: As always.\n'),
    ['line 9: the note [^a] is left out: no mark in the text leads to it'],
  ],
  [
    'a space before the address of a link',
    inText('See [the firm] (/about).'),
    ["line 7: '[the firm] (/about)' is no link: a space stands before its address"],
  ],
  [
    'a space in the address of a link',
    inText('See [the firm](/about us).'),
    ["line 7: '[the firm](/about us)' is no link: its address has a space"],
  ],
  ['a space in a full address', inText('[We](https://example.com/a b)'), ["'[We](' begins a link that nothing ends"]],
  [
    'a link to a note that is not there',
    inText('See [the firm][firm].'),
    ["the link '[the firm][firm]' has no address"],
  ],
  [
    'a list pasted from Word',
    inText('Yes:\n• one\n• two'),
    ["line 8: '•' at the start of a line makes no list. Begin each entry with a hyphen and a space"],
  ],
  [
    'a table without its rule row',
    inText('Yes.\n\n| A | B |\n| 1 | [We](/about) |\n'),
    ['line 9: is no table yet: no row of | --- | --- | stands below its first'],
  ],
  [
    'a table whose rule row has another number of columns',
    inText('Yes.\n\n| A | B |\n| --- |\n| 1 | 2 |\n'),
    ['line 9: is no table yet'],
  ],
  ['a heading without a space', inText('Yes.\n\n##Two'), ["line 9: '##' without a space behind it makes no heading"]],
  ['asterisks with a space', inText('Yes, ** very ** so'), ['two asterisks would be published as they stand']],
  [
    'words cut behind a #',
    edit(question, 'question: Can I', 'question: Are we the #1 choice'),
    [/line 2: '#1 choice .*' is left out: a # behind a space begins a comment/],
  ],
  [
    'a link through Safe Links',
    inText(
      '[We](https://can01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fus&data=05&reserved=0)',
    ),
    ['line 7: ', 'goes through another service, or counts who follows it. Write https://example.com/us'],
  ],
  [
    'an address of a provider as a chat copies it',
    edit(genesys, /url: .*/, 'url: https://www.genesys.com/?utm_source=chatgpt.com'),
    [
      "genesys.yaml\n  line 2, url: 'https://www.genesys.com/?utm_source=chatgpt.com' goes",
      'Write https://www.genesys.com',
    ],
  ],
  ['an address that hides another', inText('[We](https://bit.ly/abc)'), ['does not tell where it leads', 'Open it']],
  [
    'words of a picture that are its file’s name',
    inText('![mark.svg](/mark.svg)'),
    ["'mark.svg' is the name of a file"],
  ],
  ['words of a picture from a camera', inText('![IMG_2041](/mark.svg)'), ['Say what matters in it']],
  [
    'an invisible character in a name',
    edit(genesys, /name: .*/, 'name: Gene\u200bsys'),
    ["line 1: an invisible character, U+200B, stands behind 'Gene'"],
  ],
  [
    'a no-break space in a name',
    edit('providers/1password.yaml', /name: .*/, 'name: Genesys\u00a0Cloud'),
    ["line 1, name: has a no-break character (U+00A0) behind 'Genesys'", 'Type a usual space'],
  ],
  [
    'a name that differs from another in its signs alone',
    edit('providers/1password.yaml', /name: .*/, 'name: palo  alto networks'),
    [/providers\/1password\.yaml\n {2}line 1, name: is the same as in src\/content\/providers\/palo-alto.*\.yaml/],
  ],
];

const credentials = 'sections/about/credentials.md';

const more: Row[] = [
  [
    'words cut behind a # after quotation marks',
    edit(question, 'question: Can I', "question: 'Are we what they say' #1 choice"),
    ["line 2: '#1 choice"],
  ],
  [
    'words cut behind the sign of a longer text',
    edit(credentials, /lede: /, 'lede: >- #1 of all\n  '),
    ["line 3: '#1 of all' is left out"],
  ],
  [
    'the day of a rule that does not bind the industry',
    edit(healthcare, 'Ontario’s health-privacy law.', 'Ontario’s health-privacy law, from {month of crtc-codes}.'),
    [/healthcare\.mdx\n.*compliance, entry 1, text: names the date of 'crtc-codes', which does not bind this industry/],
  ],
  [
    'an article changed on a day to come',
    edit(article, /^updated: .*/m, "updated: '2999-01-01'"),
    ["updated: '2999-01-01' is still to come"],
  ],
  [
    'a fact that does not say how old its source is',
    edit('facts/wazuh.yaml', /(data-in-canada:\n(?: .*\n)*?) {2}published: .*\n/, '$1'),
    [/facts\/wazuh\.yaml\n {2}line \d+, data-in-canada, published: is missing/, 'where the page bears none, undated'],
  ],
  [
    'a fact whose source is later than its reading',
    edit('facts/wazuh.yaml', /published: '2024-05-07'/, "published: '2027-05-07'"),
    ['data-in-canada, published: is 2027-05-07, after the day it was read'],
  ],
  [
    'a button, and a link of the menu, to an article that is held back',
    () => {
      copy(
        article,
        'insights/later.md',
        [/title: .*/, 'title: What comes later'],
        [/summary: /, 'summary: Later. '],
        [/^date: .*\nupdated: .*/m, "date: '2999-01-01'"],
      )();
      edit('menu.yaml', 'path: /about', 'path: /insights/later')();
      edit('sections/home/hero.md', 'path: /solutions\n', 'path: /insights/later\n')();
    },
    [
      /menu\.yaml\n.*path: the link leads to '\/insights\/later', an article that is held back until 2999-01-01/,
      /hero\.md\n.*path: the button leads to '\/insights\/later', an article/,
    ],
  ],
  [
    'the site’s own address in full',
    inText('[We](https://smartstack.example/about)'),
    ["line 7: the link to 'https://smartstack.example/about' is one of this site", 'Write /about'],
  ],
  [
    'a name with a letter of another alphabet',
    edit(genesys, /name: .*/, 'name: Gen\u0435sys'),
    ["line 1: 'Gen\u0435sys' holds a letter of another alphabet, '\u0435' (U+0435)"],
  ],
  [
    'a no-break space in a speciality',
    edit(genesys, '- Cloud contact centre', '- Cloud\u00a0contact centre'),
    ["specialties, entry 1: has a no-break character (U+00A0) behind 'Cloud'"],
  ],
  [
    'an invisible character by its number',
    edit(genesys, /name: .*/, String.raw`name: "Gene\u200bsys"`),
    ['line 1, name: has an invisible character (U+200B)'],
  ],
  ...(
    [
      [genesys, '- Cloud contact centre', '- Cloud contact centre\n  - cloud  contact centre', 'specialties, entry 2'],
      [healthcare, 'id: clinic,', 'id: hospital,', 'kinds, entry 2, id'],
      [healthcare, 'title: Patient access line', 'title: Appointment Recovery', 'useCases, entry 2, title'],
      [
        'menu.yaml',
        '{ label: Home, path: / }',
        '{ label: Home, path: / }\n    - { label: Home, path: / }',
        'entry 2, label',
      ],
      ['site.yaml', '- name: X\n', '- name: X\n  - name: X\n', 'social, entry 3, name'],
      [healthcare, 'rules: [phipa]', 'rules: [phipa, phipa]', 'rules, entry 2'],
    ] as const
  ).map(([file, from, to, says]): Row => [
    `twice the same in one list: ${says}`,
    edit(file, from, to),
    [`${says}: is the same as in entry `, 'Give this one another, or take it out.'],
  ]),
  [
    'another agency in the recorded wording, under its own version',
    () => {
      for (const file of [assessment, 'wizards/navigator.yaml']) {
        edit(file, '{agency} may also', 'Other Firm may also')();
        edit(file, /consentVersion: .*/, "consentVersion: '2026-12-01'")();
      }
      const words = contentOf('consent-wordings.yaml')?.toString().split("'2026-11-22':")[1] ?? '';
      add('consent-wordings.yaml', `'2026-12-01':${words.replace('SmartStack may', 'Other Firm may')}`)();
    },
    ["consentText: does not name the agency, 'SmartStack'"],
  ],
  [
    'a number between two steps',
    edit(healthcare, 'percent: 40', 'percent: 42'),
    ['percent: is 42, and it takes multiples of 5'],
  ],
  [
    'a button of no kind',
    edit('sections/about/roundtable.md', 'kind: booking', 'kind: calendar'),
    ["kind: 'calendar' is not one of: download, booking, contact, page"],
  ],
  ['a list where words belong', edit(genesys, /name: .*/, 'name: [Genesys]'), ['line 1, name: must be text']],
];

const braces: Row[] = [
  [
    'a misspelt figure',
    inText('Of {prodcts} products.'),
    ["line 7: '{prodcts}' stands for nothing. Did you mean {products}?"],
  ],
  [
    'a figure of no criterion',
    inText('Of {yes on\nthe-moon}.'),
    [
      "line 7: '{yes on the-moon}' stands for nothing: there is no 'the-moon' in src/content/criteria",
      'README.md lists',
    ],
  ],
  [
    'a figure that the next product makes wrong',
    edit(article, '{rules} rules', '77 rules'),
    [/what-changed-in-the-rules-2026\.md\n {2}line \d+: '77 rules' changes with the catalogue\. Write \{products\}/],
  ],
];

const mdx: Row[] = [
  [
    'a sign for less than',
    inMdx('less <5% of it'),
    [`healthcare.mdx\n  ${mdxLine}: the sign '<' begins a component`, "Write 'less than'"],
  ],
  ['a line break', inMdx('one<br>two'), [`${mdxLine}: <br> is HTML`, 'end it with a backslash']],
  ['a closed line break', inMdx('one<br/>two'), [`${mdxLine}: <br> is HTML`]],
  ['a comment', inMdx('<!-- ask Maya -->'), [`${mdxLine}: a comment in this form is not understood`]],
  ['a program', inMdx('It costs {1 + 1}.'), [`${mdxLine}: '{1 + 1}' is a program`]],
  [
    'a placeholder',
    inMdx('Ask {agency}.'),
    [`${mdxLine}: '{agency}' is a program. In the text of an .mdx file nothing in braces is filled in`],
  ],
  ['a list pasted from Word', inMdx('• one'), [`${mdxLine}: '•' at the start of a line makes no list`]],
  ['a bracket that is not closed', inMdx('It costs {a lot.'), [`${mdxLine}: a curly bracket begins a program`]],
  ['an import', inMdx("import a from './a'\n"), [`${mdxLine}: 'import a from './a'' is a line of a program`]],
  ['a component', inMdx('<Messages by="mail" />'), [`${mdxLine}: <Messages> is no component that this text may show`]],
  [
    'a misspelt component',
    edit('pages/privacy.mdx', '<StoredItems />', '<StoredItem />'),
    [/pages\/privacy\.mdx\n {2}line \d+: <StoredItem> is no component.*Use one of: .*StoredItems/],
  ],
  [
    'a component with a program',
    edit('pages/privacy.mdx', '<Messages by="mail">', '<Messages by={1}>'),
    ['by of <Messages> is a program'],
  ],
];

/** Options of a wizard, as lines; `$` stands for a letter that differs. */
const moreOptions = (count: number, more = '') =>
  Array.from({ length: count }, (_, at) => {
    const fields = `value: more-${at}, label: More ${at}${more.replace('$', String.fromCharCode(97 + at))}`;
    return `      - { ${fields} }\n`;
  }).join('');

const together: Row[] = [
  [
    'two files of one name',
    copy(healthcare, 'industries/healthcare.md'),
    ['src/content/industries/healthcare.md\n  has the same name as src/content/industries/healthcare.mdx'],
  ],
  [
    'a copy as the system names it',
    copy(healthcare, 'industries/healthcare copy.mdx'),
    ['industries/healthcare copy.mdx', 'Rename it, for example to healthcare-copy.mdx'],
  ],
  ['capitals in a name', rename(healthcare, 'industries/Healthcare.mdx'), ['Rename it, for example to healthcare.mdx']],
  [
    'a file that nothing reads',
    copy(genesys, 'providers/genesys-copy.yml'),
    ['src/content/providers/genesys-copy.yml\n  nothing reads this file', 'end in .yaml'],
  ],
  ['a folder of its own', copy(genesys, 'vendors.yaml'), ['src/content/vendors.yaml\n  nothing reads this file']],
  [
    'a copy that claims a page',
    copy(healthcare, 'industries/about.mdx'),
    ['industries/about.mdx\n  its address, /about, is taken'],
  ],
  ['a copy that claims the page of no page', copy(healthcare, 'industries/404.mdx'), ['its address, /404, is taken']],
  [
    'a copy that claims a page for editors in development',
    copy(healthcare, 'industries/review.mdx'),
    ['its address, /review, is taken'],
  ],
  ['a copy that claims a folder', copy(healthcare, 'industries/documents.mdx'), ['its address, /documents, is taken']],
  [
    'a copy that still names another’s document',
    copy(healthcare, 'industries/hospices.mdx'),
    [
      /hospices\.mdx\n(.*\n)* {2}line \d+, callToAction, document: 'healthcare-ai-readiness-checklist' is the document of healthcare/,
    ],
  ],
  [
    'a copy with its name',
    copy(healthcare, 'industries/hospices.mdx'),
    [/hospices\.mdx\n(.*\n)*? {2}line 2, name: is the same as in src\/content\/industries\/healthcare\.mdx/],
  ],
  [
    'a copy that still describes what it was copied from',
    copy(
      healthcare,
      'industries/hospices.mdx',
      [/^name: .*/m, 'name: Hospices'],
      [/^title: .*/m, 'title: Time for people, at home'],
    ),
    [
      /hospices\.mdx\n(.*\n)*? {2}line \d+, inSentence: is the same as in src\/content\/industries\/healthcare\.mdx/,
      /line \d+, summary: is the same as in src\/content\/industries\/healthcare\.mdx/,
    ],
  ],
  [
    'a copied article with its title, its summary and the day of its change',
    copy(article, 'insights/later.md', [/^date: .*\nupdated: .*/m, "date: '2026-12-15'\nupdated: '2026-11-21'"]),
    [
      /later\.md\n(.*\n)*? {2}line 2, title: is the same as in/,
      'line 3, summary: is the same as in',
      /line \d+, updated: is 2026-11-21, before the article is published on 2026-12-15\. Take it out/,
    ],
  ],
  [
    'a copied rule with another title, and what it says of the first',
    copy('rules/casl.yaml', 'rules/lobbying.yaml', [/^title: .*/m, 'title: Lobbyists Registration Act, 1998']),
    [/rules\/lobbying\.yaml\n {2}line 1, name: is the same as/, /line \d+, note: is the same as in .*casl\.yaml/],
  ],
  [
    'a copied rule that still asks the same',
    copy(
      'rules/casl.yaml',
      'rules/lobbying.yaml',
      [/^name: .*/m, 'name: Lobbying'],
      [/^title: .*/m, 'title: Lobbyists Act'],
    ),
    [/rules\/lobbying\.yaml\n(.*\n)*? {2}line \d+, asks: is the same as in .*casl\.yaml/],
  ],
  [
    'a copied industry that still tells the other’s cases',
    copy(
      healthcare,
      'industries/hospices.mdx',
      [/^name: .*/m, 'name: Hospices'],
      [/^inSentence: .*/m, 'inSentence: hospices'],
      [/^title: .*/m, 'title: Time for people, at home'],
    ),
    [
      /hospices\.mdx\n(.*\n)*? {2}line \d+, useCases, entry 1, text: is the same as in .*healthcare\.mdx/,
      /line \d+, closing, text: is the same as in/,
      /the text below its fields is the same as in .*healthcare\.mdx/,
    ],
  ],
  [
    'a copied advisor with the other’s words',
    write(
      'advisors/zora-quill.md',
      readFileSync(path.join(import.meta.dirname, '../../src/content/advisors/maya-okafor.md'), 'utf8')
        .replace(/^name: .*/m, 'name: Zora Quill')
        .replace(/^order: .*/m, 'order: 9'),
    ),
    [/zora-quill\.md\n(.*\n)*? {2}line \d+, advice: is the same as in/, 'the text below its fields is the same as in'],
  ],
  [
    'a rule in force from a day to come',
    () => {
      edit('rules/casl.yaml', /^date: .*/m, "date: '2999-07-01'")();
      edit(
        'rules/casl.yaml',
        /(?<=history:\n)/,
        "  - { day: '2026-11-27', status: in-force, date: '2999-07-01', change: It moved. }\n",
      )();
    },
    [
      /rules\/casl\.yaml\n {2}line \d+, status: is in-force, and its date, 2999-07-01, is still to come: make it coming/,
    ],
  ],
  [
    'two answers of one label, which a visitor cannot tell apart',
    edit(
      assessment,
      /(?<=id: channels[^]*? {4}options:\n)/,
      '      - { value: a, label: One }\n      - { value: b, label: one }\n',
    ),
    [
      /line \d+, questions, entry \d+, options, entry 2, label: 'one' is the label of entry 1 as well\. Give this one another/,
    ],
  ],
  [
    'one candidate too many for a situation',
    copy('solutions/starlink-business.md', 'solutions/another.md'),
    [
      /solutions\/another\.md\n(.*\n)*? {2}line \d+, cases, entry 1: 'cloud' has 13 candidates, and needs 6 to 12\. Take the case out here/,
    ],
  ],
  [
    'two of one place',
    copy(question, 'faqs/asked-again.md', ['ask this', 'ask this again']),
    [
      'faqs/asked-again.md\n',
      /\n {2}line \d, order: both this and src\/content\/faqs\/asked-by-a-test\.md have the same/,
    ],
  ],
  [
    'two phases of one number',
    edit('phases/adoption.md', 'number: 4', 'number: 3'),
    [/both this and .* have the same number/],
  ],
  [
    'a button to no page',
    edit('sections/home/hero.md', 'path: /solutions\n', 'path: /solution\n'),
    [
      /hero\.md\n {2}line \d+, actions, entry 2, path: the button leads to '\/solution', which is no page. Did you mean \/solutions\?/,
    ],
  ],
  [
    'a badge to no page',
    edit('site.yaml', 'page: /accessibility', 'page: /accessible'),
    ["the badge leads to '/accessible', which is no page"],
  ],
  [
    'an answer of the sample result that the Navigator does not offer',
    edit('sections/home/sample.md', 'is: [ccaas]', 'is: [call-centre]'),
    [
      /sample\.md\n {2}line \d+, sample, answers, entry 2, is, entry 1: there is no 'call-centre' in the answers to challengeArea/,
    ],
  ],
  [
    'a section that no page shows',
    copy('sections/home/hero.md', 'sections/home/banner.md'),
    ['sections/home/banner.md\n  no page shows this section'],
  ],
  [
    'a section that is gone',
    drop('sections/home/hero.md'),
    ['src/content/sections/home/hero.md\n  is missing, and a page shows it'],
  ],
  [
    'a page that is gone',
    drop('pages/about.md'),
    ['src/content/pages/about.md\n  is missing, and the page /about shows it'],
  ],
  ['a page without a text', copy('pages/about.md', 'pages/team.md'), ['pages/team.md\n  the page /team has no text']],
  [
    'a page at the address of an industry',
    copy('pages/method.mdx', 'pages/healthcare.mdx'),
    ['pages/healthcare.mdx\n  its address, /healthcare, is that of src/content/industries/healthcare.mdx'],
  ],
  [
    'a page below a folder of the site itself',
    copy('pages/method.mdx', 'pages/admin.mdx'),
    ['pages/admin.mdx\n  its address, /admin, is taken: what begins with /admin is made by the site itself'],
  ],
  [
    'a link of the menu to no page',
    edit('menu.yaml', 'path: /about', 'path: /abuot'),
    [
      /menu\.yaml\n {2}line \d+, header, afterIndustries, entry 1, path: the link leads to '\/abuot'.*Did you mean \/about\?/,
    ],
  ],
  [
    'an article by nobody',
    edit('insights/what-changed-in-the-rules-2026.md', /author: .*/, 'author: nobody'),
    ["author: there is no 'nobody' in src/content/advisors"],
  ],
  [
    'an article that leads to a source which it does not list',
    edit('insights/what-changed-in-the-rules-2026.md', '(#source-', '(#source-un'),
    [/line \d+: the text links to the source 'un.*', which the article does not list/],
  ],
  [
    'a photo that is not there',
    write('advisors/zora-quill.md', addedAdvisor),
    [/zora-quill\.md\n {2}line 9: there is no picture src\/content\/pictures\/zora-quill\.jpg/],
  ],
  [
    'a need that its fact contradicts',
    edit('solutions/wazuh.md', /(?<= private:\s*\{\s*met: )'yes'/, "'no'"),
    [
      /solutions\/wazuh\.md\n {2}line \d+, needs, private: it says 'no', and the fact 'private-or-on-premises' says 'yes'/,
      'Correct the need, or the fact in src/content/facts/wazuh.yaml, by what its source says.',
    ],
  ],
  ...[
    ['code', 'https://webexsamples.github.io/faq', 'a host of code and its samples'],
    ['an edition in another language', 'https://wazuh.com/faq?hl=pt-br', 'an edition in another language'],
  ].map(([name = '', url = '', what = '']): Row => [
    `a fact that rests on ${name}`,
    edit('facts/wazuh.yaml', /(private-or-on-premises:\n(?: .*\n)*? {4}url: ).*/, `$1${url}`),
    [
      new RegExp(`facts\\/wazuh\\.yaml\\n {2}line \\d+, private-or-on-premises, source, url: '.*' is ${what}`),
      'Find the vendor’s own page',
    ],
  ]),
  [
    'a yes from a source that is older than three years',
    edit('facts/wazuh.yaml', /(private-or-on-premises:\n(?: .*\n)*?) {2}published: .*\n/, "$1  published: '2019-04'\n"),
    [
      /facts\/wazuh\.yaml\n {2}line \d+, private-or-on-premises, finding: 'yes' rests on a source of 2019-04, more than 3 years before it was read/,
      "Write 'partly' and say in `says` how old the source is, or find a later one.",
    ],
  ],
  [
    'a share of cost that nobody has agreed to',
    () => {
      edit('roi.yaml', /savingsShare: .*/, 'savingsShare: 30')();
      add('roi.yaml', "agreed: { savingsShare: 22, with: A client, date: '2026-03-31' }\n")();
    },
    ['savingsShare: is 30, and 22 is agreed below'],
  ],
  [
    'another name of the agency under the same version of the request for e-mail',
    edit('site.yaml', /^name: .*/m, 'name: Another Firm'),
    [
      /wizards\/navigator\.yaml\n {2}line \d+, steps, entry \d+, contact, consentVersion: under '.*' src\/content\/consent-wordings\.yaml records for askedBy '.*', and visitors read 'Another Firm, /,
      "Give consentVersion a new value, such as today's date, in every wizard",
      'Leave the earlier entries as they are',
    ],
  ],
  [
    'a version of the request for e-mail that nothing records',
    edit(assessment, /consentVersion: .*/, "consentVersion: '2031-01-01'"),
    ["consentVersion: '2031-01-01' has no wording in src/content/consent-wordings.yaml"],
  ],
  [
    'other words of the request for e-mail under the same version',
    edit(assessment, 'occasional e-mail', 'weekly e-mail'),
    [/needs-assessment\.yaml\n.*records for text '.*occasional.*', and visitors read '.*weekly/],
  ],
  [
    'a record of the requests for e-mail that cannot be read',
    add('consent-wordings.yaml', "'2031-01-01': { text: 'Yes }\n"),
    [/consent-wordings\.yaml\n {2}line \d+: /],
  ],
  [
    'a link to an article that is held back',
    () => {
      copy(
        'insights/what-changed-in-the-rules-2026.md',
        'insights/later.md',
        [/title: .*/, 'title: What comes later'],
        [/summary: /, 'summary: Later. '],
        [/^date: .*\nupdated: .*/m, "date: '2999-01-01'"],
      )();
      inText('[Read](/insights/later)')();
    },
    [
      "the link to '/insights/later' leads to an article that is held back until 2999-01-01",
      'Add the link on that day',
    ],
  ],
  [
    'two questions of one id, a step that is not there, a day and an address that are none',
    () => {
      edit(assessment, 'id: channels', 'id: agentCount')();
      edit('site.yaml', /^email: .*/m, 'email: hello')();
      edit('insights/what-changed-in-the-rules-2026.md', /^date: .*/m, "date: '2026-02-30'")();
    },
    [
      /needs-assessment\.yaml\n(.*\n)*? {2}line \d+, questions, entry \d+, id: 'agentCount' is the id of entry \d+ as well\. Give this one another id/,
      /site\.yaml\n {2}line \d+, email: 'hello' is not an e-mail address such as name@agency\.ca/,
      /line \d+, date: '2026-02-30' is not a day of the calendar such as 2026-03-31/,
    ],
  ],
  ['the agency is gone', drop('site.yaml'), ['src/content/site.yaml\n  is missing']],
  [
    'a document that no button downloads',
    copy('documents/ai-buyers-guide.md', 'documents/guide.md', [/title: .*/, 'title: Another guide']),
    ['documents/guide.md\n', '\n  no button downloads this document'],
  ],
  [
    'an industry of the specification is gone',
    drop('industries/telecom.mdx'),
    ["there is no 'telecom' in src/content/industries", 'the specification asks for this industry'],
  ],
  [
    'too few providers in the directory',
    () => {
      for (const file of globSync('*.yaml', { cwd: site.content('providers') }).slice(10))
        if (contentOf(`providers/${file}`)?.includes('directory: true'))
          edit(`providers/${file}`, 'directory: true', 'directory: false')();
    },
    [/src\/content\/providers\n {2}directory: \d+ providers are listed, and the specification asks for 34 at least/],
  ],
  [
    'another share of cost in the ROI calculator',
    edit('roi.yaml', /savingsShare: .*/, 'savingsShare: 22'),
    [
      /roi\.yaml\n {2}line \d+, savingsShare: is 22, and the specification asks for 20/,
      'Where 22 has been agreed, note it in this file, on a line of its own: agreed: { savingsShare: 22, with:',
    ],
  ],
  [
    'a figure that the detailed model does not take, and a careful reading that hopes',
    () => {
      edit('roi.yaml', /(?<=containment:\n {4}value: )\d+/, '120')();
      edit('roi.yaml', /(?<=automation: )-40/, '40')();
    },
    [
      /roi\.yaml\n {2}line \d+, assumptions, containment, value: is 120, and it takes at most 100/,
      /line \d+, scenarios, conservative, automation: is 40, and it takes at most -5/,
    ],
  ],
  [
    'too many names on the home page',
    edit('providers/1password.yaml', /\n$/, '\nhomeChip: true\n'),
    [/homeChip: \d+ providers have it, and the home page has 16 places/],
  ],
  [
    'another tag of a wizard in the CRM',
    edit(assessment, 'crmTag: SMARTSTACK-NEEDS-ASSESSMENT', 'crmTag: SMARTSTACK-SHORT-LIST'),
    [
      "needs-assessment.yaml\n  line 4, crmTag: is 'SMARTSTACK-SHORT-LIST', and the CRM knows the leads of this wizard by 'SMARTSTACK-NEEDS-ASSESSMENT'",
      'Put it back',
    ],
  ],
  [
    'more answers to one question than a lead carries',
    () => {
      edit(assessment, 'atMost: 3', 'atMost: 21')();
      edit(assessment, /(?<=atMost: 21[^]*? {4}options:\n)/, moreOptions(21))();
    },
    [
      /needs-assessment\.yaml\n {2}line \d+, questions, entry \d+, atMost: a visitor may choose 21 answers, and a lead carries 20/,
      'Write atMost: 20 or less',
    ],
  ],
  [
    'more answers without a limit',
    edit(assessment, /(?<=id: channels[^]*? {4}options:\n)/, moreOptions(15)),
    [/needs-assessment\.yaml\n {2}line \d+, questions, entry \d+, options: a visitor may choose 21 answers/],
  ],
  [
    'a question whose name is longer than a lead carries',
    edit(assessment, 'id: channels', `id: ${'channels'.repeat(8)}`),
    [/line \d+, questions, entry \d+, id: has 64 characters, and a lead carries 60/],
  ],
  [
    'more interest tags than a lead carries',
    edit(assessment, /(?<=id: channels[^]*? {4}options:\n)/, moreOptions(16, ', interestTag: int_$')),
    ['questions: the answers can add 20 interest tags, and a lead carries 19 beside crmTag'],
  ],
  [
    'an answer without its words in the requirements document',
    drop('requirement-areas/ccaas.yaml'),
    ["there is no 'ccaas' in src/content/requirement-areas"],
  ],
];

describe.each([
  ['fields', fields],
  ['the form of a file', syntax],
  ['a text', texts],
  ['texts, lists and days', more],
  ['words in braces', braces],
  ['a text in MDX', mdx],
  ['content as a whole', together],
])('errors in %s', (_, rows) => {
  test.each(rows)('%s', (_error, make, says) => {
    before = new Map();
    make();
    const told = printedErrors(contentErrors(site.folder));
    expect(told).not.toBe('');
    for (const words of says)
      if (typeof words === 'string') expect(told).toContain(words);
      else expect(told).toMatch(words);
  });
});

test('a compliance list with rules that do not bind its industry is told, rule by rule', () => {
  before = new Map();
  edit('industries/telecom.mdx', 'rules: [crtc-codes]', 'rules: [crtc-codes, phipa]')();
  expect(printedErrors(contentErrors(site.folder))).toMatch(
    /src\/content\/industries\/telecom\.mdx\n.*compliance, entry 1, rules, entry 2: 'phipa' does not bind this industry: src\/content\/rules\/phipa\.yaml has no 'telecom' under binds/,
  );
});

test('references that lead nowhere are told all at once', () => {
  before = new Map();
  edit('solutions/genesys-cloud-cx.md', /provider: .*/, 'provider: gensys')();
  edit('sections/roi-calculator/business-case.md', /document: .*/, 'document: buyers-guide')();
  edit(genesys, /industries: \[.*\]\n|industries:\n( {2}- .*\n)+/, '')();
  add(genesys, 'industries: [airlines]\n')();
  edit('rules/phipa.yaml', /industry: healthcare, kinds: \[.*\]/, 'industry: healthcare, kinds: [hopsital]')();
  edit('rules/pipeda.yaml', 'industry: telecom', 'industry: telcos')();
  edit('rules/casl.yaml', /raises:[^]*?(?=\n\w)/, 'raises: [{ criterion: consent, weight: 2 }]')();
  edit('industries/mortgage.mdx', /rules: \[mblaa\]/, 'rules: [mbla]')();
  edit('documents/auto-finance-ai-playbook.md', '{month of osfi-e-23}', '{month of osfi-e23}')();
  edit('industries/insurance.mdx', '{month of osfi-e-23}', '{year of osfi-e-23}')();
  edit('needs/canada.yaml', 'question: geography', 'question: country')();
  const told = printedErrors(contentErrors(site.folder));
  expect(told).toContain("provider: there is no 'gensys' in src/content/providers. Did you mean 'genesys'?");
  expect(told).toContain("there is no 'buyers-guide' in src/content/documents");
  expect(told).toContain("industries, entry 1: there is no 'airlines' in src/content/industries");
  expect(told).toContain(
    "kinds, entry 1: there is no 'hopsital' in the kinds of src/content/industries/healthcare.mdx",
  );
  expect(told).toMatch(/src\/content\/rules\/pipeda\.yaml\n.*binds, entry \d+, industry: there is no 'telcos'/);
  expect(told).toContain("raises, entry 1, criterion: there is no 'consent' in src/content/criteria");
  expect(told).toMatch(
    /mortgage\.mdx\n.*compliance, entry \d+, rules, entry 1: there is no 'mbla' in src\/content\/rules/,
  );
  expect(told).toMatch(/auto-finance-ai-playbook\.md\n.*there is no 'osfi-e23' in src\/content\/rules/);
  expect(told).toMatch(/insurance\.mdx\n.*asks for '\{year of osfi-e-23\}'. Write \{month of osfi-e-23\}/);
  expect(told).toContain("question: there is no 'country' in the questions of the Navigator");
});

test('the content as it stands has no errors', () => {
  expect(printedErrors(contentErrors(process.cwd()))).toBe('');
});

const picture = (width: number) =>
  sharp({ create: { width, height: 20, channels: 3, background: '#467' } })
    .png()
    .toBuffer();

test('what editors may write passes: other line ends, a byte order mark, signs that MDX would read, a picture', async () => {
  before = new Map();
  write(question, `\ufeff${contentOf(question)?.toString().replaceAll('\n', '\r\n') ?? ''}`)();
  inMdx('It costs \\{a lot\\}, \\<5% more, `{code}`. {/* ask Maya */}')();
  mkdirSync(site.content('pictures'), { recursive: true });
  write('pictures/coin.png', await picture(1200))();
  edit(
    'faqs/adoption.md',
    /(?<=---\n\n)/,
    '![A coin](../pictures/coin.png) [We](/about#team) [Call](tel:+1) <https://example.com>\n\n',
  )();
  expect(printedErrors(contentErrors(site.folder))).toBe('');
});

test('a build stops for all of them at once and says nothing else', async () => {
  before = new Map();
  edit(genesys, 'description:', 'desciption:')();
  inText('[We](/abuot)')();
  inMdx('less <5% of it')();
  const { ok, output } = await site.astro('build');
  expect(ok).toBe(false);
  expect(output).toContain('desciption: there is no field of this name');
  expect(output).toContain("the sign '<' begins a component");
  expect(output).not.toMatch(/unhandled|Stack trace|^\s+at /m);
}, 60_000);
