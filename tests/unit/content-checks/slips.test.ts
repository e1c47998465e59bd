import { expect, test } from 'vitest';
import { readFileBytes } from '#content-checks/read-file';
import { printedErrors } from '#domain/content/error';
import { placeholdersOf } from '#domain/content/placeholders';

/* What people write who do not know Markdown by heart, and what text processors paste: each would be published. */

const placeholders = placeholdersOf('Acme', { savingsShare: 20, efficiencyGain: 30 });

/** Returns the errors of a file with this question and this text in line 7, as an editor reads them. */
function told(text: string, question = 'Can I ask this?'): string {
  const file = `---\nquestion: ${question}\norder: 49\npage: roi-calculator\n---\n\n${text}`;
  const place = { file: 'src/content/faqs/asked.md', kind: 'faqs', id: 'asked' } as const;
  return printedErrors(readFileBytes(place, Buffer.from(file), placeholders).errors);
}

/** Signs of a link, a note, a list or a table that are no Markdown, each told with these words. */
const almost: [written: string, says: string][] = [
  ['See (the firm)[/about].', "'(the firm)[/about]' is no link: its brackets are the wrong way round"],
  ['See [the firm] ( /about ).', "'[the firm] ( /about )' is no link"],
  ['See [the firm]: (/about).', "'[the firm]: (/about)' is no link"],
  ['See [the firm] (name@agency.ca).', 'is no link'],
  ['See [the firm]/about.', "'[the firm]/about' is no link"],
  ['See [[about]].', "'[[about]]' is no link"],
  ['See [the firm] [firm].', "the link '[the firm] [firm]' has no address"],
  ['Yes.[^ 1]', 'the footnote mark [^ 1] has no note'],
  ['Yes.(^1)', 'the footnote mark (^1) has no note'],
  ['Yes.^[As always.]', 'the footnote mark ^[As always.] has no note'],
  ['Yes.¹', 'the footnote mark ¹ has no note'],
  ['Yes.[^1]\n\n[^1]: One.\n\n[^1]: Two.\n', 'the note [^1] stands twice'],
  ['Yes: • one • two', "'•' in the middle of a line makes no list"],
  ['Yes:\n– one\n– two', "'–' at the start of a line makes no list"],
  ['Yes:\n\n— one\n— two', "'—' at the start of a line makes no list"],
  ['Yes:\no one\no two', "'o' at the start of a line makes no list"],
  ['Yes:\n\na) one\nb) two', "'a)' at the start of a line makes no list"],
  ['Yes:\n\n-one\n-two', "'-' at the start of a line makes no list"],
  ['Yes:\n\n*one\n*two', "'*' at the start of a line makes no list"],
  ['Yes:\n\n1.one\n2.two', "'1.' at the start of a line makes no list"],
  ['Yes.\n\nA|B\n1|2\n', 'is no table yet'],
  ['Yes.\n\nA\tB\n1\t2\n', 'is no table yet'],
  ['Yes.\n\n| A | B |\n| --- | --- |\n| 1 | 2 | 3 |\n', 'line 11: has 3 cells, and the first row of the table has 2'],
  ['Yes.\n\n| A | B |\n| --- | --- |\n| 1 |\n', 'line 11: has 1 cell, and the first row of the table has 2'],
  ['We, {agency, do.', "'{agency' stands for nothing"],
  ['We, {{agency}}, do.', "'{{agency}}' stands for nothing"],
  ['We, ${agency}, do.', "'${agency}' stands for nothing"],
  ['We, [agency], do.', "'[agency]' stands for nothing"],
  ['We, %agency%, do.', "'%agency%' stands for nothing"],
];

/** Markdown in a field of one line, which is shown as plain words. */
const signsInFields: [written: string, says: string][] = [
  ['See [the firm](/about) for', "'[the firm](/about)' would be published as it stands"],
  ['A **certificate** holds', "'**' would be published as it stands"],
  ['• A certificate holds', "'•' would be published as it stands"],
  ['A <b>certificate</b> holds', "'<b>' would be published as it stands"],
  ['A certificate&nbsp;holds', "'&nbsp;' would be published as it stands"],
  ['A certificate[^1] holds', "'[^1]' would be published as it stands"],
];

test.each(almost)('in a text, %j is told', (written, says) => {
  expect(told(written)).toContain(says);
});

test.each(signsInFields)('in a field, %j is told', (written, says) => {
  expect(told('Yes.', written)).toContain(`line 2, question: ${says}`);
});

test('words in braces are told once, with the name that was meant', () => {
  expect(told('Of {prodcts}, says {agancy}.').match(/stands for nothing/g)).toHaveLength(2);
});

test.each([
  'He said: “[the bank] shall [not] sell”, in [1] of 2 cases [sic].',
  'From 10 — 12 o’clock\n– or later – we are open.',
  '1) One\n2) Two\n\n- a\n- b\n\n* c\n* d',
  '*One* word\n*and* another',
  '| A | B |\n| --- | --- |\n| a \\| b | 2 |',
  'Yes.[^1]\n\n[^1]: As always.',
  'Of {agency}, 5 kΩ • 20 %.',
])('%j passes', (written) => {
  expect(told(written)).toBe('');
});
