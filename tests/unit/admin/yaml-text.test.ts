import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { withData } from '#admin/yaml-text';

/* What is written where something was edited: the lines of that, and nothing else. */

const file = `# What the page says.
title: 'Care: at home'
date: '2026-03-31'
figure: 200+
text: >-
  A first line of a text that is folded, because it is long enough to be folded by the person who typed it in, and a
  second one.
layers: [AI & Automation, Communications]

# The steps, in their order.
steps:
  - id: first # the first one
    title: Begin

  # The one in between.
  - { id: second, title: Go on, exclusive: true }
  - id: third
    title: End
    when: { question: size, is: [SMB, Mid-Market] }
closing:
  heading: Find out
`;

type Data = {
  [key: string]: unknown;
  steps: Record<string, unknown>[];
  layers: string[];
  closing: Record<string, unknown>;
};

/** Returns the lines that are gone and those that are new, after a change of the data. */
function edited(change: (data: Data) => void, text = file): { gone: string[]; added: string[] } {
  const data = parse(text) as Data;
  change(data);
  const written = withData(text, data);
  expect(parse(written)).toEqual(data);
  const [before, after] = [text.split('\n'), written.split('\n')];
  return { gone: lacking(before, after), added: lacking(after, before) };
}

/** Returns the lines of one text that another has not. */
function lacking(lines: string[], others: string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

test('nothing, where nothing has changed', () => {
  expect(withData(file, parse(file) as Data)).toBe(file);
});

test.each<[string, (data: Data) => void, string[], string[]]>([
  ['a text', (d) => (d['title'] = 'Care'), ["title: 'Care: at home'"], ["title: 'Care'"]],
  ['a text without quotes', (d) => (d['figure'] = '300+'), ['figure: 200+'], ['figure: 300+']],
  ['a figure in words gets quotes', (d) => (d['figure'] = '300'), ['figure: 200+'], ["figure: '300'"]],
  ['a date keeps its quotes', (d) => (d['date'] = '2026-04-01'), ["date: '2026-03-31'"], ["date: '2026-04-01'"]],
  [
    'a folded text stays folded',
    (d) => (d['text'] = 'Short.'),
    [
      '  A first line of a text that is folded, because it is long enough to be folded by the person who typed it in, and a',
      '  second one.',
    ],
    ['  Short.'],
  ],
  [
    'an entry of a list in one line',
    (d) => (d.layers[1] = 'Cybersecurity'),
    ['layers: [AI & Automation, Communications]'],
    ['layers: [AI & Automation, Cybersecurity]'],
  ],
  [
    'one more in a list in one line',
    (d) => d.layers.push('Cybersecurity'),
    ['layers: [AI & Automation, Communications]'],
    ['layers: [AI & Automation, Communications, Cybersecurity]'],
  ],
  ['a field of an entry', (d) => (d.steps[0]!['title'] = 'Start'), ['    title: Begin'], ['    title: Start']],
  [
    'a field of an entry in one line',
    (d) => (d.steps[1]!['title'] = 'Go, then'),
    ['  - { id: second, title: Go on, exclusive: true }'],
    ["  - { id: second, title: 'Go, then', exclusive: true }"],
  ],
  [
    'a list in one line that has grown too long for it',
    (d) => d.layers.push(...Array.from({ length: 6 }, (_, index) => `A layer with number ${index}`)),
    ['layers: [AI & Automation, Communications]'],
    [
      'layers:',
      '  - AI & Automation',
      '  - Communications',
      ...Array.from({ length: 6 }, (_, index) => `  - A layer with number ${index}`),
    ],
  ],
  ['a new field', (d) => (d.closing['text'] = 'Now.'), [], ['  text: Now.']],
  ['a new field of an entry', (d) => (d.steps[0]!['hint'] = 'Here'), [], ['    hint: Here']],
  ['a field that is gone', (d) => delete d['date'], ["date: '2026-03-31'"], []],
  [
    'the first field of an entry',
    (d) => delete d.steps[2]!['id'],
    ['  - id: third', '    title: End'],
    ['  - title: End'],
  ],
  ['a new entry at the end', (d) => d.steps.push({ id: 'last' }), [], ['  - id: last']],
  ['a new entry at the start', (d) => d.steps.unshift({ id: 'last' }), [], ['  - id: last']],
  [
    'an entry that is gone',
    (d) => d.steps.pop(),
    ['  - id: third', '    title: End', '    when: { question: size, is: [SMB, Mid-Market] }'],
    [],
  ],
  [
    'an entry that is gone while another was edited',
    (d) => {
      d.steps.shift();
      d.steps[1]!['title'] = 'The end';
    },
    ['  - id: first # the first one', '    title: Begin', '    title: End'],
    ['    title: The end'],
  ],
  ['entries that change places', (d) => d.steps.reverse(), [], []],
])('%s', (_what, change, gone, added) => {
  expect(edited(change)).toEqual({ gone, added });
});

test('a list with no entry left is written in its line', () => {
  const { added } = edited((data) => data.steps.splice(0));
  expect(added).toEqual(['steps: []']);
});

test('a text of several lines is written as it is read', () => {
  const { added } = edited((data) => (data['title'] = 'One\nTwo'));
  expect(added).toEqual(['title: |-', '  One', '  Two']);
});

describe('a new file', () => {
  test('has its fields in their order, and quotes where other readers need them', () => {
    expect(
      withData('', { name: 'Care', date: '2026-03-31', size: '1', listed: false, order: 3, items: ['yes', 'b'] }),
    ).toBe("name: Care\ndate: '2026-03-31'\nsize: '1'\nlisted: false\norder: 3\nitems:\n  - 'yes'\n  - b\n");
  });
});
