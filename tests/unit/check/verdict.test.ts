import { describe, expect, test } from 'vitest';
import type { Findings } from '#domain/check/findings';
import { leadStatus } from '#domain/check/lead-status';
import { scoresOf } from '#domain/check/score';
import { countedCriteria, type Settings } from '#domain/check/settings';
import { byStatedNeeds } from '#domain/check/stated-needs';
import { doesJobOf, withJobs } from '#domain/check/jobs';
import {
  inAskingOrder,
  leadersOpenMust,
  openByTheirs,
  outlook,
  placeAmong,
  questionOfCheck,
  verdict,
} from '#domain/check/verdict';

/* The first sentence of the ranking by criteria, where points alone would crown the wrong one. */

const settings: Settings = { price: 4, canada: 'must' };

function said(
  findings: Findings,
  {
    misses = {},
    by = settings,
    whose = 'your',
  }: { misses?: Record<string, string[]>; by?: Settings; whose?: 'your' | 'their' } = {},
) {
  const candidates = Object.keys(findings).map((id) => ({ id, name: id }));
  const scores = scoresOf(candidates, countedCriteria(Object.keys(by), by), findings);
  const groups = byStatedNeeds(
    scores,
    candidates.map(({ id }) => ({ id, misses: misses[id] ?? [] })),
  );
  return verdict(scores, groups, leadStatus(scores, 1), whose);
}

const confirmed = { canada: 'yes', price: 'partly' } as const;

describe('the verdict', () => {
  test('is the status of the lead where all musts of the leader are confirmed', () => {
    const { sentence, note } = said({ Avon: { canada: 'yes', price: 'yes' }, Brant: { canada: 'yes', price: 'no' } });
    expect(sentence).toBe('Avon leads whatever the open answers are.');
    expect(note).toBe('On what is known, Avon leads by 4 points to 0.');
  });

  test('names the only one known to meet the musts, where it leads and the open answers could change that', () => {
    const avon = (canada: 'yes' | 'partly') => said({ Avon: { canada, price: 'partly' }, Brant: {} });
    expect(avon('yes').sentence).toBe('Avon leads: it alone is known to meet your must.');
    expect(avon('partly')).toEqual({
      sentence: 'Avon leads: it alone is known to meet your must, in part.',
      note: 'It has 2 points; nothing that counts is known of the other.',
      isOfFitting: false,
    });
    const settled = said({ Avon: { canada: 'yes', price: 'yes' }, Brant: { price: 'no' } });
    expect(settled.sentence).toBe('Avon leads whatever the open answers are.');
  });

  test('names the first of those confirmed on a must, and who has more points without it', () => {
    expect(said({ Avon: confirmed, Brant: { price: 'yes' } })).toEqual({
      sentence: 'Avon leads with 2 of 4 points, the most with your must met.',
      note: 'Brant has 4, but your must is not confirmed for it.',
      isOfFitting: true,
    });
  });

  test('says so of several, and of several musts', () => {
    const by: Settings = { ...settings, audit: 'must' };
    const both = { canada: 'yes', audit: 'yes', price: 'partly' } as const;
    const { sentence, note } = said(
      { Avon: both, Clyde: both, Brant: { price: 'yes' }, Dawn: { price: 'yes' } },
      { by },
    );
    expect(sentence).toBe('Avon and Clyde lead with 2 of 4 points each, the most with your musts met.');
    expect(note).toBe('Brant and Dawn have 4, but your musts are not confirmed for them.');
  });

  test('keeps who misses a stated need below as well, with as many points', () => {
    const findings = { Avon: confirmed, Brant: confirmed } as const;
    expect(said(findings, { misses: { Brant: ['Private cloud'] }, whose: 'their' })).toEqual({
      sentence: 'Avon leads with 2 of 4 points.',
      note: 'Brant has as many, but misses something they asked for.',
      isOfFitting: true,
    });
  });

  test('gives each its own reason', () => {
    const findings = { Avon: confirmed, Brant: { price: 'yes' }, Clyde: { price: 'yes', canada: 'yes' } } as const;
    const { sentence, note } = said(findings, { misses: { Clyde: ['Private cloud'] } });
    expect(sentence).toBe('Avon leads with 2 of 4 points, the most with your must met.');
    expect(note).toMatch(
      /Brant has 4, but your must is not confirmed for it\. Clyde has 4, but misses something you asked for\.$/,
    );
  });

  test('says that its must is confirmed in part', () => {
    const { note } = said({ Avon: { ...confirmed, canada: 'partly' }, Brant: { price: 'yes' } });
    expect(note).toMatch(/^Your must is met in part for it\. Brant has 4/);
  });

  test('says first that nobody is confirmed on a must', () => {
    const { note } = said({ Avon: {}, Brant: { price: 'yes' } });
    expect(note).toMatch(
      /^No solution here is confirmed to meet your must\. Brant has 4 points; nothing that counts is known of the other\.$/,
    );
  });
});

test('by the sender’s criteria, how many can still be first, where an open answer can change it', () => {
  const open = (findings: Findings, missing = '') => {
    const candidates = Object.keys(findings).map((id) => ({ id, name: id }));
    const scores = scoresOf(candidates, countedCriteria(Object.keys(settings), settings), findings);
    const solutions = candidates.map(({ id }) => ({ id, misses: id === missing ? ['Teams'] : [] }));
    return openByTheirs(byStatedNeeds(scores, solutions), leadStatus(scores, 0));
  };
  expect(open({ Avon: confirmed, Brant: { canada: 'yes' }, Clyde: { canada: 'yes', price: 'no' } })).toBe(
    'By their criteria, open answers can still put either of two solutions first.',
  );
  expect(open({ Avon: confirmed, Brant: confirmed })).toBe('');
  // One that misses a stated need cannot.
  expect(open({ Avon: confirmed, Brant: { canada: 'yes' } }, 'Brant')).toBe('');
});

describe('the names of a verdict', () => {
  const scores = scoresOf(
    [
      { id: 'avon', name: 'Avon' },
      { id: 'brant', name: 'Brant' },
    ],
    [],
    {},
  );
  const named = (job: 'siem' | 'identity') =>
    withJobs(scores, [
      { id: 'avon', solution: { job: 'siem' } },
      { id: 'brant', solution: { job } },
    ]).kept.map(({ name }) => name);

  test('have their jobs where these differ, so that nobody takes one for an alternative to the other', () => {
    expect(named('identity')).toEqual(['Avon (SIEM)', 'Brant (identity)']);
    expect(named('siem')).toEqual(['Avon', 'Brant']);
  });
});

test('a rival does the job of one of those that are first', () => {
  const doing = (id: string, job: 'siem' | 'identity') => ({ id, solution: { job } });
  const isRival = doesJobOf(
    [{ id: 'Avon' }],
    [doing('Avon', 'siem'), doing('Brant', 'siem'), doing('Clyde', 'identity')],
  );
  expect(['Avon', 'Brant', 'Clyde'].filter(isRival)).toEqual(['Avon', 'Brant']);
});

describe('who else can still be first', () => {
  function outlookFor(
    findings: Findings,
    misses: string[] = [],
    by: Settings = { price: 4, log: 2, canada: 'must' },
    isRival?: (candidate: string) => boolean,
  ) {
    const candidates = Object.keys(findings).map((id) => ({ id, name: id }));
    const scores = scoresOf(candidates, countedCriteria(Object.keys(by), by), findings);
    const groups = byStatedNeeds(
      scores,
      candidates.map(({ id }) => ({ id, misses: misses.includes(id) ? ['Private cloud'] : [] })),
    );
    return outlook(groups, isRival);
  }
  function others(...args: Parameters<typeof outlookFor>) {
    const { byOneYes, byMore } = outlookFor(...args);
    return [byOneYes, byMore].map((each) => each.map(({ id }) => id));
  }
  const leader = { canada: 'yes', price: 'partly', log: 'no' } as const;

  test('one whose must is all that is missing, and one with a weight that is enough', () => {
    expect(
      others({
        Avon: leader,
        Brant: { price: 'yes', log: 'no' },
        Clyde: { canada: 'yes', log: 'no' },
        Dawn: { log: 'no' },
      }),
    ).toEqual([['Clyde', 'Brant'], ['Dawn']]);
  });

  test('one that needs more than one answer, and none that misses a stated need or can only draw level', () => {
    const level = { canada: 'yes', price: 'no' } as const;
    const findings = { Avon: leader, Brant: {}, Clyde: level, Dawn: {} } as const;
    expect(others(findings, ['Dawn'])).toEqual([[], ['Brant']]);
  });

  test('one that is no rival is counted apart', () => {
    const findings = { Avon: leader, Brant: { price: 'yes' }, Clyde: { canada: 'yes' }, Dawn: {} } as const;
    const { byOneYes, byMore, elsewhere } = outlookFor(findings, [], undefined, (id) => id === 'Clyde');
    expect([byOneYes.map(({ id }) => id), byMore, elsewhere]).toEqual([['Clyde'], [], 2]);
  });

  test('a yes to a must is enough where nobody is confirmed on it', () => {
    expect(others({ Avon: { price: 'yes', log: 'no' }, Brant: { price: 'no', log: 'no' } })).toEqual([['Brant'], []]);
  });
});

test('the open must of whoever has the most points is theirs who may be asked', () => {
  const scoresFor = (findings: Findings) =>
    scoresOf(
      Object.keys(findings).map((id) => ({ id, name: id })),
      countedCriteria(Object.keys(settings), settings),
      findings,
    );
  const open = scoresFor({ Avon: { price: 'yes' }, Brant: confirmed });
  expect(leadersOpenMust(open)).toEqual({ candidate: 'Avon', criterion: 'canada' });
  expect(leadersOpenMust(open, (id) => id !== 'Avon')).toBeNull();
  expect(leadersOpenMust(scoresFor({ Avon: { price: 'yes', canada: 'yes' }, Brant: confirmed }))).toBeNull();
});

describe('what to ask first about a check’s candidates', () => {
  const asked = (
    findings: Findings,
    {
      jobs = {},
      misses = [],
      questions = [],
    }: {
      jobs?: Record<string, 'siem'>;
      misses?: string[];
      questions?: { candidate: string; criterion: string }[];
    } = {},
  ) => {
    const by: Settings = { price: 4, log: 2, canada: 'must' };
    const ids = Object.keys(findings);
    const scores = scoresOf(
      ids.map((id) => ({ id, name: id })),
      countedCriteria(Object.keys(by), by),
      findings,
    );
    const solutions = ids.map((id) => ({
      id,
      misses: misses.includes(id) ? ['Private cloud'] : [],
      solution: { job: jobs[id] ?? ('identity' as const) },
    }));
    return questionOfCheck(scores, byStatedNeeds(scores, solutions), solutions, questions);
  };
  const leader = { canada: 'yes', price: 'partly', log: 'no' } as const;

  test('is the answer that counts most of one with the leader’s job, though another has more points', () => {
    const findings = { Avon: leader, Brant: { canada: 'yes' }, Clyde: { price: 'yes', log: 'yes' } } as const;
    expect(asked(findings, { jobs: { Avon: 'siem', Brant: 'siem' } })).toEqual({
      candidate: 'Brant',
      criterion: 'price',
    });
    expect(asked(findings)).toEqual({ candidate: 'Clyde', criterion: 'canada' });
  });

  const behind = { canada: 'yes', price: 'no' } as const;

  test('is about the first, where no single answer changes who that is: its must met in part, or else the strongest', () => {
    const questions = ['Brant', 'Avon'].map((candidate) => ({ candidate, criterion: 'log' }));
    expect(asked({ Avon: { ...leader, canada: 'partly' }, Brant: behind }, { questions })).toEqual({
      candidate: 'Avon',
      criterion: 'canada',
    });
    expect(asked({ Avon: leader, Brant: behind }, { questions })).toEqual(questions[1]);
  });

  test('is otherwise the strongest question, and nothing where there is none', () => {
    const questions = [{ candidate: 'Brant', criterion: 'log' }];
    expect(asked({ Avon: leader, Brant: behind }, { questions })).toEqual(questions[0]);
    expect(asked({ Avon: leader, Brant: behind })).toBeNull();
  });

  test('is about none that misses a stated need', () => {
    const questions = [{ candidate: 'Clyde', criterion: 'log' }];
    expect(asked({ Avon: leader, Clyde: { price: 'yes' } }, { misses: ['Clyde'], questions })).toBeNull();
  });
});

describe('the order of the questions', () => {
  const questions = ['Avon', 'Brant', 'Calder'].map((candidate) => ({ candidate, criterion: 'price' }));
  const named = (first: Parameters<typeof inAskingOrder>[1]) =>
    inAskingOrder(questions, first).map(({ candidate }) => candidate);

  test('begins with the one to ask first, and keeps the others by strength', () => {
    expect(named({ candidate: 'Calder', criterion: 'price' })).toEqual(['Calder', 'Avon', 'Brant']);
  });

  test('is by strength where that is not among them, or there is none', () => {
    expect(named({ candidate: 'Calder', criterion: 'data' })).toEqual(['Avon', 'Brant', 'Calder']);
    expect(named(null)).toEqual(['Avon', 'Brant', 'Calder']);
  });

  test('names whether the one to ask first is the strongest, is moved up, or stands apart', () => {
    const place = (candidate: string) => placeAmong(questions, { candidate, criterion: 'price' });
    expect(['Avon', 'Calder', 'Dee'].map(place)).toEqual(['strongest', 'moved', 'apart']);
    expect(placeAmong(questions, null)).toBe('strongest');
    expect(placeAmong([], null)).toBe('strongest');
  });
});
