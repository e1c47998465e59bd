import { expect, test } from 'vitest';
import type { Findings } from '#domain/check/findings';
import { scoresOf } from '#domain/check/score';
import { countedCriteria, type Settings } from '#domain/check/settings';
import { askForGroup } from '#domain/committee/ask';
import type { Job } from '#domain/recommendation/jobs';

/** What to ask where Avon and Clyde are SIEMs and Brant is a firewall. */
function askedOf(findings: Findings, settings: Settings) {
  const jobs: Record<string, Job> = { Avon: 'siem', Brant: 'firewall', Clyde: 'siem' };
  const candidates = Object.keys(findings).map((id) => ({ id, name: id }));
  const scores = scoresOf(candidates, countedCriteria(Object.keys(settings), settings), findings);
  return askForGroup(scores, (id) => jobs[id]);
}

const avon = { price: 'yes', audit: 'no' } as const;

test('the one answer that can put another first is asked of the leader’s rivals before others', () => {
  const settings: Settings = { price: 3, audit: 4 };
  expect(askedOf({ Avon: avon, Brant: { price: 'partly' }, Clyde: { price: 'no' } }, settings)).toEqual({
    candidate: 'Clyde',
    criterion: 'audit',
    changesBy: 'yes',
  });
  expect(askedOf({ Avon: avon, Brant: { price: 'partly' }, Clyde: { price: 'no', audit: 'no' } }, settings)).toEqual({
    candidate: 'Brant',
    criterion: 'audit',
    changesBy: 'yes',
  });
});

test('a must that is open for the leader is asked before all else: a no would rule it out', () => {
  expect(askedOf({ Avon: avon, Brant: { price: 'no' } }, { price: 3, audit: 4, canada: 'must' })).toEqual({
    candidate: 'Avon',
    criterion: 'canada',
    changesBy: 'no',
  });
});

test('there is nothing to ask where no single answer changes who is first', () => {
  // A yes to either leaves Brant behind; to both, it would be first.
  const settings: Settings = { price: 5, audit: 3, french: 3 };
  expect(askedOf({ Avon: { price: 'yes', audit: 'no', french: 'no' }, Brant: { price: 'no' } }, settings)).toBeNull();
  expect(askedOf({}, settings)).toBeNull();
});
