import { describe, expect, test } from 'vitest';
import type { Comparison, Row } from '#domain/compare/comparison';
import { jobsApart, lackedOf, openCounts, openQuestions, talliesOf } from '#domain/compare/conclusion';
import { tallied } from '#domain/facts/words';
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
    asks: label,
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

describe('what one lacks and another may have', () => {
  test.each<[string, Record<string, Findings>, string]>([
    ['is only what is a no', { Price: ['yes', 'no', 'open'] }, 'Brant has no price.'],
    [
      'is followed by who has it in part',
      { Price: ['partly', 'no', 'yes'] },
      'Brant has no price; Avon has it only in part.',
    ],
    ['is nothing that all lack, and nothing that is open', { Price: ['no', 'no'], Audit: ['open', 'yes'] }, ''],
    [
      'is named for three criteria',
      { A: ['no', 'yes'], B: ['no', 'yes'], C: ['yes', 'no'], D: ['no', 'open'] },
      'Avon has no a. Avon has no b. Brant has no c. One more answer is no, below.',
    ],
  ])('%s', (_, rows, sentence) => {
    const because = Object.fromEntries(Object.keys(rows).map((label) => [label, `its ${label.toLowerCase()}`]));
    expect(lackedOf(compared(rows), because)).toBe(sentence);
  });
});

test('a solution’s answers are counted by kind', () => {
  const [first, second] = talliesOf(compared({ A: ['yes', 'open'], B: ['partly', 'no'], C: [null, 'no'] }));
  expect([first, second].map((each) => each && tallied(each))).toEqual([
    '1 yes, 1 in part of 2',
    '2 no, 1 not confirmed of 3',
  ]);
});

test('those that do different jobs are said to', () => {
  const jobs = (...all: ('firewall' | 'siem' | 'contact-center')[]) =>
    jobsApart(
      all.map((job, at) => ({ solution: solutionWith({ name: ['Avon', 'Brant', 'Clyde', 'Dawn'][at] ?? '', job }) })),
    );
  expect(jobs('siem', 'siem', 'firewall', 'firewall')).toBe(
    'They do different jobs: Avon and Brant (SIEM); Clyde and Dawn (firewall).',
  );
  expect(jobs('siem', 'siem', 'firewall')).toBe('Clyde (firewall) does another job.');
  expect(jobs('siem', 'siem', 'firewall', 'contact-center')).toBe(
    'Clyde (firewall) and Dawn (contact centre) do other jobs.',
  );
  expect([jobs('siem', 'siem'), jobs()]).toEqual(['', '']);
});

test('what is open is counted by name, the most first', () => {
  const { solutions, criteria } = compared({ A: ['open', 'open', 'yes'], B: ['no', 'open', 'yes'] });
  const named = solutions.map(({ solution, ...each }) => ({ ...each, solution: { ...solution, id: solution.name } }));
  const open = openQuestions({ solutions: named, criteria });
  expect(openCounts(named, open)).toBe('Two for Brant and one for Avon.');
  expect(openCounts(named, [])).toBe('');
});

test('for any three of the catalogue, the tallies count what the table shows', () => {
  for (let at = 0; at + 3 <= catalogue.length; at += 3) {
    const comparison = comparisonOf(advice, catalogue.slice(at, at + 3), factsDay);
    const counts = talliesOf(comparison).map(({ yes, partly, no }) => yes + partly + no);
    expect(counts).toEqual(comparison.solutions.map(({ known }) => known));
  }
});
