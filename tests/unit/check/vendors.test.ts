import { expect, test } from 'vitest';
import { byVendor, questionsAsText } from '#domain/check/vendors';

const solutions = [
  { id: 'phone', name: 'Phone', solution: { provider: 'Avon' } },
  { id: 'desk', name: 'Desk', solution: { provider: 'Brant' } },
  { id: 'bot', name: 'Bot', solution: { provider: 'Avon' } },
];
/** By strength, as they are found. */
const questions = [
  { candidate: 'desk', criterion: 'canada' },
  { candidate: 'phone', criterion: 'price' },
  { candidate: 'bot', criterion: 'canada' },
  { candidate: 'desk', criterion: 'price' },
];
const criteria = [
  { id: 'canada', question: 'Is our data stored in Canada?', evidence: 'Contract clause' },
  { id: 'price', question: 'What is the list price?', evidence: 'Price list' },
];

test('questions are grouped by vendor: the vendor with the strongest first, each list in the order of strength', () => {
  const groups = byVendor(questions, solutions).map(({ vendor, questions: own }) => [
    vendor,
    own.map(({ number, candidate, criterion }) => `${number} ${candidate} ${criterion}`),
  ]);
  expect(groups).toEqual([
    ['Brant', ['1 desk canada', '4 desk price']],
    ['Avon', ['2 phone price', '3 bot canada']],
  ]);
  expect(byVendor([], solutions)).toEqual([]);
});

test('as text each vendor has a part, which names a question’s solution only where there are several', () => {
  expect(questionsAsText(byVendor(questions, solutions), solutions, criteria)).toBe(
    [
      'Brant, Desk',
      '- Is our data stored in Canada?',
      '  Evidence: Contract clause',
      '- What is the list price?',
      '  Evidence: Price list',
      '',
      'Avon, Phone and Bot',
      '- What is the list price? (Phone)',
      '  Evidence: Price list',
      '- Is our data stored in Canada? (Bot)',
      '  Evidence: Contract clause',
    ].join('\n'),
  );
  // Without a vendor, for several who are asked the same.
  const [{ questions: own } = { questions: [] }] = byVendor(questions.slice(1, 2), solutions);
  expect(questionsAsText([{ vendor: '', questions: own }], solutions, criteria)).toBe(
    '- What is the list price?\n  Evidence: Price list',
  );
});
