import { describe, expect, test } from 'vitest';
import { mostCompared } from '#domain/compare/chosen';
import { type Comparison, comparisonOf } from '#domain/compare/comparison';
import { openQuestions } from '#domain/compare/conclusion';
import { aheadOf, among, besideRivals, rivalsIn, suitedFor } from '#domain/compare/suits';
import type { Job } from '#domain/recommendation/jobs';
import type { SheetCell } from '#domain/recommendation/sheet/cell';
import { advice, catalogue, factsDay } from '#tests/fixtures/content';
import { solutionWith } from '#tests/unit/recommendation/solutions';

/* For what to take which of the compared solutions: only where facts set them apart. */

const because = { price: 'its price', log: 'its audit log', french: 'its French', export: 'its export' };
const names = ['Avon', 'Brant', 'Clyde', 'Dee'];

function compared(
  rows: Partial<Record<keyof typeof because, (SheetCell['finding'] | null)[]>>,
  jobs: Job[] = ['siem', 'siem', 'siem', 'siem'],
): Pick<Comparison, 'solutions' | 'criteria'> {
  const criteria = Object.entries(rows).map(([id, findings]) => ({
    id,
    label: id,
    asks: id,
    cells: findings.map(
      (finding) => finding && { finding, brief: '', says: '', facts: [], byEditor: false, question: '' },
    ),
    same: false,
  }));
  const [first = []] = Object.values(rows);
  return {
    criteria,
    solutions: first.map((_, at) => ({
      solution: solutionWith({ id: names[at]!.toLowerCase(), name: names[at]!, job: jobs[at]! }),
      known: 0,
      asked: 0,
    })),
  };
}

describe('for what to take which', () => {
  test('each for what it is known to do better', () => {
    expect(suitedFor(compared({ price: ['yes', 'no'], log: ['no', 'yes'] }), because)).toBe(
      'Choose Avon for its price; Brant for its audit log.',
    );
  });

  test('what is met in part is no reason, however little the other has', () => {
    expect(suitedFor(compared({ price: ['partly', 'no'], log: ['partly', 'yes'] }), because)).toBe(
      'On what is known, choose Brant for its audit log.',
    );
    expect(suitedFor(compared({ price: ['partly', 'no'] }), because)).toBe('');
  });

  test('what is not confirmed counts for nothing, and against nothing', () => {
    expect(suitedFor(compared({ price: ['yes', 'open'], log: ['no', 'yes'] }), because)).toBe(
      'On what is known, choose Brant for its audit log.',
    );
    expect(suitedFor(compared({ price: ['yes', 'open', 'no'], log: ['no', 'yes', 'open'] }), because)).toBe(
      'Choose Avon for its price; Brant for its audit log.',
    );
  });

  test('where two do as well, neither is taken for it', () => {
    expect(suitedFor(compared({ price: ['yes', 'yes', 'no'] }), because)).toBe('');
  });

  test('one of each, and first what the visitor counts', () => {
    const three = compared({
      price: ['yes', 'no'],
      log: ['yes', 'no'],
      french: ['yes', 'no'],
      export: ['no', 'yes'],
    });
    expect(suitedFor(three, because)).toBe('Choose Avon for its price; Brant for its export.');
    expect(suitedFor(three, because, { french: 'must', log: 2 })).toBe(
      'Choose Avon for its French; Brant for its export.',
    );
  });

  test('only among those with the job that most do', () => {
    const findings = { price: ['yes', 'no', 'no'], log: ['no', 'yes', 'yes'] } as const;
    const rows = { price: [...findings.price], log: [...findings.log] };
    expect(suitedFor(compared(rows, ['siem', 'siem', 'firewall']), because)).toBe(
      'Choose Avon for its price; Brant for its audit log.',
    );
    expect(suitedFor(compared(rows, ['siem', 'backup', 'firewall']), because)).toBe('');
  });

  test('no two of the catalogue are taken for the same', () => {
    const ofCatalogue = Object.fromEntries(advice.criteria.map((each) => [each.id, each.because]));
    for (let at = 0; at + mostCompared <= catalogue.length; at += 1) {
      const said = suitedFor(comparisonOf(advice, catalogue.slice(at, at + mostCompared), factsDay), ofCatalogue);
      const reasons = [...said.matchAll(/its [^,;.(]+?(?= and its| \(|;|\.)/g)].map(([reason]) => reason);
      expect(new Set(reasons).size, said).toBe(reasons.length);
    }
  });
});

test('the open questions are those not confirmed, by solution', () => {
  expect(openQuestions(compared({ price: ['open', 'no'], log: ['open', 'open'], french: [null, 'yes'] }))).toEqual([
    { candidate: 'avon', criterion: 'price' },
    { candidate: 'avon', criterion: 'log' },
    { candidate: 'brant', criterion: 'log' },
  ]);
});

describe('who is ahead', () => {
  test('on the questions that all with the same job answer; a yes beats in part, and in part a no', () => {
    const rows = compared({
      price: ['yes', 'partly'],
      log: ['partly', 'no'],
      french: ['no', 'yes'],
      export: ['yes', 'open'],
    });
    expect(aheadOf(rows)).toBe('Of three questions that both answer, Avon is ahead on two and Brant on one.');
  });

  test('is named first, and one that is never ahead is named too', () => {
    expect(aheadOf(compared({ price: ['no', 'partly', 'yes'], log: ['yes', 'yes', 'no'] }))).toBe(
      'Of two questions that all three answer, Clyde is ahead on one, Avon on none and Brant on none.',
    );
  });

  test('leaves out the one that does another job, in what is counted and in what is compared', () => {
    const three = compared({ price: ['yes', 'yes', 'no'] }, ['siem', 'firewall', 'siem']);
    expect(aheadOf(three)).toBe('Of the one question that both answer, Avon is ahead on one and Clyde on none.');
    const rivals = among(three, rivalsIn(three.solutions));
    expect(rivals.solutions.map(({ solution }) => solution.name)).toEqual(['Avon', 'Clyde']);
    expect(rivals.criteria.map(({ cells }) => cells.map((cell) => cell?.finding))).toEqual([['yes', 'no']]);
  });

  test('is nobody where answers are level, open, or of different jobs', () => {
    expect(aheadOf(compared({ price: ['yes', 'yes'], log: ['yes', 'open'] }))).toBe('');
    expect(aheadOf(compared({ price: ['yes', 'no'] }, ['siem', 'firewall']))).toBe('');
  });
});

test('rivals are those with the job that most do: none where two jobs have as many, or each its own', () => {
  const rivals = (...jobs: (Job | undefined)[]) =>
    rivalsIn(jobs.map((job) => ({ solution: solutionWith({ ...(job && { job }) }) })));
  expect(rivals('siem', 'firewall', 'siem')).toEqual([0, 2]);
  expect(rivals('siem', 'siem', undefined)).toEqual([0, 1]);
  expect([
    rivals('siem', 'siem', 'firewall', 'firewall'),
    rivals('siem', 'firewall'),
    rivals(undefined, undefined, 'siem'),
    rivals(),
  ]).toEqual(Array(4).fill([]));
});

test('rivals stand beside each other, the first first', () => {
  const of = (...jobs: Job[]) =>
    besideRivals(jobs.map((job, at) => solutionWith({ id: names[at]!, job }))).map(({ id }) => id);
  expect(of('firewall', 'siem', 'firewall')).toEqual(['Avon', 'Clyde', 'Brant']);
  expect(of('firewall', 'siem', 'siem')).toEqual(['Avon', 'Brant', 'Clyde']);
});
