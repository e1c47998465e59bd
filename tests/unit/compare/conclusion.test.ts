import { describe, expect, test } from 'vitest';
import type { Comparison, Row } from '#domain/compare/comparison';
import { conclusionOf, otherJobs, talliesOf } from '#domain/compare/conclusion';
import { tallyInWords } from '#domain/compare/words';
import type { SheetCell } from '#domain/recommendation/sheet/cell';
import { comparisonOf } from '#domain/compare/comparison';
import { advice, catalogue, factsDay } from '#tests/fixtures/content';
import { solutionWith } from '#tests/unit/recommendation/solutions';

/* What a comparison comes to, in sentences that hold whatever is compared. */

type Findings = (SheetCell['finding'] | null)[];

/** Returns the comparison of solutions named by letters, by the findings on each criterion. */
function compared(rows: Record<string, Findings>): Pick<Comparison, 'solutions' | 'criteria'> {
  const criteria = Object.entries(rows).map(([label, findings]): Row => ({
    id: label,
    label,
    cells: findings.map(
      (finding) => finding && { finding, brief: '', says: '', facts: [], byEditor: false, question: '' },
    ),
    same: false,
  }));
  const [first = []] = Object.values(rows);
  const solutions = first.map((_, at) => {
    const answers = criteria.flatMap(({ cells }) => cells[at] ?? []);
    return {
      solution: solutionWith({ name: ['Avon', 'Brant', 'Clyde'][at] ?? '' }),
      known: answers.filter(({ finding }) => finding !== 'open').length,
      asked: answers.length,
    };
  });
  return { solutions, criteria };
}

describe('the first sentence', () => {
  test.each<[string, Record<string, Findings>, string]>([
    [
      'names the one of whom most answers are known',
      { Price: ['yes', 'open'], Audit: ['partly', 'no'] },
      'We know most about Avon: 2 of 2 answers.',
    ],
    [
      'names two of three that tie',
      { Price: ['yes', 'no', 'open'] },
      'We know most about Avon and Brant: 1 of 1 answers each.',
    ],
    [
      'says that as much is known of both',
      { Price: ['yes', 'no'] },
      'We know as much about both: 1 of 1 answers each.',
    ],
    [
      'gives no sum where the layers are asked differently',
      { Price: ['yes', 'yes', 'yes'], Audit: [null, 'open', null] },
      'We know as much about all three: 1 answer each.',
    ],
    ['says that nothing is confirmed', { Price: ['open', 'open'] }, 'No answer of any of them is confirmed yet.'],
    ['is empty for one', { Price: ['yes'] }, ''],
  ])('%s', (_, rows, sentence) => {
    expect(conclusionOf(compared(rows)).sentence).toBe(sentence);
  });
});

describe('what one lacks and another may have', () => {
  test.each<[string, Record<string, Findings>, string]>([
    ['is only what is a no', { Price: ['yes', 'no', 'open'] }, '“Price”: no for Brant.'],
    [
      'is nothing that all lack, and nothing that is open',
      { Price: ['no', 'no'], Audit: ['open', 'yes'] },
      'On no criterion is one of them known to fail where another is not.',
    ],
    [
      'is named for three criteria',
      { A: ['no', 'yes'], B: ['no', 'yes'], C: ['yes', 'no'], D: ['no', 'open'] },
      '“A”: no for Avon; “B”: no for Avon; “C”: no for Brant; and one more below.',
    ],
  ])('%s', (_, rows, sentence) => {
    expect(conclusionOf(compared(rows)).lacks).toBe(sentence);
  });
});

test('a solution’s answers are counted by kind', () => {
  const [first, second] = talliesOf(compared({ A: ['yes', 'open'], B: ['partly', 'no'], C: [null, 'no'] }));
  expect([first, second].map((each) => each && tallyInWords(each))).toEqual([
    '1 yes, 1 in part',
    '2 no, 1 not confirmed',
  ]);
});

test('who does another job is named; where each does its own, that is said', () => {
  const jobs = (...all: ('firewall' | 'siem' | 'contact-center')[]) =>
    otherJobs(
      all.map((job, at) => ({ solution: solutionWith({ name: ['Avon', 'Brant', 'Clyde', 'Dawn'][at] ?? '', job }) })),
    );
  expect(jobs('siem', 'siem', 'firewall')).toBe('Clyde does another job.');
  expect(jobs('siem', 'siem', 'firewall', 'contact-center')).toBe('Clyde and Dawn do another job.');
  expect(jobs('siem', 'siem', 'firewall', 'firewall')).toBe('They do different jobs.');
  expect(jobs('siem', 'firewall')).toBe('Each does a job of its own.');
  expect([jobs('siem', 'siem'), jobs()]).toEqual(['', '']);
});

test('for any three of the catalogue, the first sentence counts what the table shows', () => {
  for (let at = 0; at + 3 <= catalogue.length; at += 3) {
    const comparison = comparisonOf(advice, catalogue.slice(at, at + 3), factsDay);
    const counts = talliesOf(comparison).map(({ yes, partly, no }) => yes + partly + no);
    expect(counts).toEqual(comparison.solutions.map(({ known }) => known));
    const { sentence } = conclusionOf(comparison);
    expect(sentence).toMatch(Math.max(...counts) === 0 ? /^No answer/ : new RegExp(`: ${Math.max(...counts)}\\b`));
  }
});
