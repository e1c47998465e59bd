import { expect, test } from 'vitest';
import type { Fact } from '#domain/content/fact';
import { confirmedNeeds } from '#domain/recommendation/confirmed';

/* Which needs of a solution are confirmed, by the facts behind them. */

const fact = (finding: Fact['finding'], says: string): Fact => ({
  finding,
  brief: 'as it says',
  says,
  source: { url: 'https://vendor.example/trust', title: 'Trust centre' },
  read: '2026-11-01',
  published: 'undated',
});
const stays = { met: 'yes', says: 'Keeps data in Canada', basis: 'data-in-canada' } as const;

test('a need is confirmed by its fact or by the editor, and not without its fact', () => {
  const editors = { met: 'no', says: 'Runs in its own cloud', basis: 'editor' } as const;
  expect(confirmedNeeds({ canada: stays, private: editors }, {})).toEqual({ private: { ...editors, met: false } });
  expect(confirmedNeeds({ canada: stays }, { 'data-in-canada': fact('yes', 'It stays.') })).toEqual({
    canada: { ...stays, met: true },
  });
});

test('where the fact says partly, the need is met in part, with the fact’s condition', () => {
  const partly = fact('partly', 'Stored data stays; AI requests may go to another region.');
  expect(confirmedNeeds({ canada: stays }, { 'data-in-canada': partly })).toEqual({
    canada: { met: 'partly', says: 'Stored data stays; AI requests may go to another region', basis: 'data-in-canada' },
  });
  // A need that the editor says is missed stays missed.
  const missed = { ...stays, met: 'no', says: 'Processes data abroad' } as const;
  expect(confirmedNeeds({ canada: missed }, { 'data-in-canada': partly })).toMatchObject({ canada: { met: false } });
});

test('an editor too can say that a need is met in part, with or without a fact', () => {
  const presence = {
    met: 'partly',
    says: 'Shows who is free in Teams',
    brief: 'who is free',
    basis: 'editor',
  } as const;
  expect(confirmedNeeds({ teams: presence }, {})).toEqual({ teams: presence });
  const judged = { ...stays, met: 'partly' } as const;
  expect(confirmedNeeds({ canada: judged }, { 'data-in-canada': fact('yes', 'It stays.') })).toMatchObject({
    canada: { met: 'partly', says: judged.says },
  });
});
