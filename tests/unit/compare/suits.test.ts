import { describe, expect, test } from 'vitest';
import { mostCompared } from '#domain/compare/chosen';
import { type Comparison, comparisonOf } from '#domain/compare/comparison';
import { openQuestions } from '#domain/compare/conclusion';
import { among, besideRivals, firstQuestions, rivalsIn, startBy, suitedFor } from '#domain/compare/suits';
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
      'Choose Brant for its audit log.',
    );
    expect(suitedFor(compared({ price: ['partly', 'no'] }), because)).toBe('');
  });

  test('what is not confirmed counts for nothing, and against nothing', () => {
    expect(suitedFor(compared({ price: ['yes', 'open'], log: ['no', 'yes'] }), because)).toBe(
      'Choose Brant for its audit log.',
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

describe('what is read first', () => {
  const said = (...all: Parameters<typeof firstQuestions>) => firstQuestions(...all).map(({ says }) => says);

  test('is the first criterion that tells those with one job apart, confirmed or not', () => {
    expect(said(compared({ price: ['yes', 'yes'], log: ['open', 'partly'], french: ['yes', 'no'] }), [])).toEqual([
      'log: in part for Brant, not confirmed for Avon.',
    ]);
    const firewall = compared({ price: ['yes', 'yes', 'no'], log: ['yes', 'no', 'no'] }, ['siem', 'siem', 'firewall']);
    expect(said(firewall, [])).toEqual(['log: yes for Avon, no for Brant.']);
  });

  test('is first of those that the visitor counts', () => {
    expect(said(compared({ price: ['yes', 'no'], log: ['no', 'yes'] }), [], { log: 2 })).toEqual([
      'log: yes for Brant, no for Avon.',
    ]);
  });

  test('is what the visitor asked for, each of it, though it tells nobody apart', () => {
    const rows = compared({ price: ['yes', 'no'], log: ['partly', 'partly'], french: ['open', 'yes'] });
    expect(firstQuestions(rows, ['french', 'log'], { price: 5 })).toEqual([
      { id: 'log', says: 'log: in part for both.' },
      { id: 'french', says: 'french: yes for Brant, not confirmed for Avon.' },
    ]);
  });

  test('is nothing where the answers are level, or of different jobs', () => {
    expect(said(compared({ price: ['yes', 'yes'], log: ['open', 'open'], french: ['yes', null] }), [])).toEqual([]);
    expect(said(compared({ price: ['yes', 'no'] }, ['siem', 'firewall']), ['price'])).toEqual([]);
  });

  test('is followed by what else speaks for each', () => {
    expect(suitedFor(compared({ log: ['no', 'yes'] }), because, {}, true)).toBe(
      'Apart from that, choose Brant for its audit log.',
    );
  });
});

test('by what the visitor asked for, the start is with who falls short of the least of it, as in the results', () => {
  const rows = compared({
    price: ['no', 'open', 'partly'],
    log: ['yes', 'yes', 'partly'],
    french: ['yes', 'no', 'no'],
  });
  expect(startBy(rows, ['price', 'log'])).toBe('By what you asked for, start with Clyde.');
  expect(startBy(rows, ['log', 'french'])).toBe('By what you asked for, start with Avon.');
  expect([startBy(rows, ['log']), startBy(rows, [])]).toEqual(['', '']);
  const firewall = compared({ price: ['partly', 'no', 'yes'] }, ['siem', 'siem', 'firewall']);
  expect(startBy(firewall, ['price'])).toBe('By what you asked for, start with Avon.');
});

test('those that can replace each other are compared alone', () => {
  const three = compared({ price: ['yes', 'yes', 'no'] }, ['siem', 'firewall', 'siem']);
  const rivals = among(three, rivalsIn(three.solutions));
  expect(rivals.solutions.map(({ solution }) => solution.name)).toEqual(['Avon', 'Clyde']);
  expect(rivals.criteria.map(({ cells }) => cells.map((cell) => cell?.finding))).toEqual([['yes', 'no']]);
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
