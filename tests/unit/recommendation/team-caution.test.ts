import { expect, it } from 'vitest';
import type { Solution } from '#domain/recommendation/solution';
import { teamCaution, withTeam } from '#domain/recommendation/team-caution';
import { needsAssessment as wizard } from '#tests/fixtures/wizards';
import { solutionWith } from '#tests/unit/recommendation/solutions';

const logs = solutionWith({ id: 'logs', name: 'Logs', keywords: ['siem'] });
const watch = solutionWith({ id: 'watch', name: 'Watch', keywords: ['mdr', 'xdr'] });
const abroad = solutionWith({ id: 'abroad', name: 'Abroad', keywords: ['mdr'] });
const unknown = solutionWith({ id: 'unknown', name: 'Unknown', keywords: ['mdr'], known: 2 });
const missed = { need: 'canada', standing: 'missed' };
const mail = solutionWith({ id: 'mail', name: 'Mail', keywords: ['anti-spam'] });

const answers = { organizationType: ['government'], challengeArea: ['cybersecurity'] };
const said = (team: string, top: Solution[], additional: Solution[] = []) => {
  const asRanked = (solution: Solution) => ({
    solution,
    score: null,
    needs: solution === abroad ? [missed] : [],
    reasons: [],
  });
  const ranked = { top: top.map(asRanked), additional: additional.map(asRanked) };
  return teamCaution(wizard, { ...answers, securityTeam: [team] }, ranked as never);
};

it('says which picks need a security team where there is none, and which candidates come with one', () => {
  expect(said('none', [logs, mail], [abroad, watch])?.says).toBe(
    'By needs alone, Logs is first, but it needs a security team of your own to watch its alerts.',
  );
  expect(said('none', [logs])).toEqual({
    says: 'By needs alone, Logs is first, but it needs a security team of your own to watch its alerts.',
    isForFirst: true,
    needing: ['logs'],
    services: [],
  });
  expect(said('none', [mail], [logs])).toBeNull();
  // Advice, section 8: a place needs knowledge.
  const services = said('none', [logs, mail], [abroad, unknown, watch])?.services;
  expect(services?.map(({ solution }) => solution.name)).toEqual(['Watch', 'Unknown']);
  expect(said('none', [mail, logs])).toMatchObject({
    says: 'Logs needs a security team of your own to watch its alerts.',
    isForFirst: false,
  });
});

it('says nothing to those with a team, and where no pick needs one', () => {
  expect(said('internal', [logs], [watch])).toBeNull();
  expect(said('external', [logs], [watch])).toBeNull();
  expect(said('none', [watch, mail])).toBeNull();
});

it('begins the table with the first service that brings a team', () => {
  const asRanked = (solution: Solution) => ({ solution, score: null, place: null, needs: [], reasons: [] });
  const ranked = { top: [asRanked(logs), asRanked(mail)], additional: [asRanked(watch)], source: 'fallback' } as never;
  const advice = { criteria: [], facts: {}, needs: [] };
  const { columns, over } = withTeam({ columns: [] } as never, said('none', [logs, mail], [watch]), ranked, advice);
  expect(columns.map(({ id, badge, lacks }) => [id, badge, lacks])).toEqual([
    ['watch', 'Our pick', undefined],
    ['logs', 'Next in line', 'Needs a security team: you have none'],
    ['mail', 'Next in line', undefined],
  ]);
  expect(over).toEqual({ lead: 'Comes with a team', others: 'Ranked by needs alone' });
});

it('says beside the name of each that needs a team that there is none', () => {
  const match = { text: 'Perfect Match', object: 'on both needs', isConfirmed: true };
  const columns = [
    { id: 'logs', match },
    { id: 'mail', match: null },
  ];
  const withoutServices = (team: string) =>
    withTeam({ columns } as never, said(team, [logs, mail]), {} as never, {} as never).columns;
  const lacks = (team: string) => withoutServices(team).map((column) => column.lacks);
  expect(lacks('none')).toEqual(['Needs a security team: you have none', undefined]);
  expect(lacks('internal')).toEqual([undefined, undefined]);
  // Never a filled badge beside a condition that the buyer does not meet.
  const matches = (team: string) => withoutServices(team).map((column) => column.match);
  expect(matches('none')).toEqual([{ ...match, isConfirmed: false }, null]);
  expect(matches('internal')).toEqual([match, null]);
});
