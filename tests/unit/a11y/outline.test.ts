import { expect, test } from 'vitest';
import { type Heard, namesIn, outline } from '#tests/e2e/a11y/outline';

/* What a transcript of tests/e2e/a11y must notice, and what it must not. */

const phrases = [
  'form',
  'heading, Almost There!, level 2',
  'paragraph',
  'Tell us who the recommendations are for.',
  'end of paragraph',
  'status',
  'Email',
  'textbox, Email, Email is required, invalid, required',
  'list',
  'listitem, level 1, position 1, set size 2',
  'link, Zoom',
  'end of listitem, level 1, position 1, set size 2',
  'listitem, level 1, position 2, set size 2',
  'link, Webex',
  'end of listitem, level 1, position 2, set size 2',
  'end of list',
  'status',
  'Saved.',
  'end of status',
  'group',
  'More',
  'end of group',
  'button, Send',
  'end of form',
];
const names = namesIn('- heading "Almost There!"\n- textbox "Email"\n- link "Zoom"\n- link "Webex"\n- button "Send"');
const references = new Map([
  ['Zoom', '{provider}'],
  ['Webex', '{provider}'],
]);
const heard: Heard = { phrases, names, details: [false], references };

const changed = (from: string, to: string, also: Partial<Heard> = {}) =>
  outline({ ...heard, phrases: phrases.map((phrase) => phrase.replace(from, to)), ...also });

test('an outline holds roles, names, states, nesting and announcements, and no other words', () => {
  expect(outline(heard).split('\n')).toEqual([
    'form',
    '  heading "Almost There!", level 2',
    '  paragraph: …',
    '  status',
    '  …',
    '  textbox "Email", …, invalid, required',
    '  list',
    '    listitem (several)',
    '      link "{provider}"',
    '  status: Saved.',
    '  details, closed: …',
    '  button "Send"',
  ]);
});

test.each([
  ['a role', changed('button, Send', 'Send')],
  ['a name', changed('button, Send', 'button')],
  ['another name', changed('Send', 'Go', { names: namesIn('- button "Go"') })],
  ['a level', changed('level 2', 'level 3')],
  ['a state', changed(', required', '')],
  ['a description', changed('Email, Email is required', 'Email')],
  ['an announcement', changed('Saved.', 'Sent.')],
  ['a link without a name', changed('link, Webex', 'link')],
  ['an open part', outline({ ...heard, details: [true] })],
  [
    'the order',
    outline({ ...heard, phrases: ['form', ...phrases.slice(2, 5), ...phrases.slice(1, 2), ...phrases.slice(5)] }),
  ],
])('a change is noticed: %s', (_what, after) => {
  expect(after).not.toBe(outline(heard));
});

test.each([
  ['prose', changed('Tell us who the recommendations are for.', 'Say who asks.')],
  ['the words of a description', changed('Email is required', 'Please enter an email address')],
  ['a product’s name', changed('Webex', 'Zoom')],
])('a change of words is none: %s', (_what, after) => {
  expect(after).toBe(outline(heard));
});

test('a field without a role, as one for a password, keeps its name', () => {
  const key: Heard = { ...heard, phrases: ['API key, Stays here.'], names: namesIn('- textbox "API key"') };
  expect(outline(key)).toBe('textbox "API key", …');
});
