import { describe, expect, it } from 'vitest';
import { groupAnswers } from '#domain/committee/answers';
import type { Answers } from '#domain/wizard/answers';
import { industries, navigator } from '#tests/fixtures/content';
import { hospitalAnswers } from '#tests/fixtures/links';

const listed = [...industries].map(([id, entry]) => ({ id, ...entry }));
const member = (id: string, answers: Answers = {}, industry: string | null = 'healthcare:hospital') => ({
  id,
  opened: { answers: { ...hospitalAnswers, ...answers }, industry },
});
const read = (...members: ReturnType<typeof member>[]) => groupAnswers(members, navigator, listed);

describe('a group’s answers', () => {
  it('agree in the order of the wizard, the industry first', () => {
    const { agreed, differing } = read(member('a'), member('b'));
    expect(differing).toEqual([]);
    expect(agreed.slice(0, 3)).toEqual([
      { label: 'Industry', value: 'Healthcare: hospital' },
      { label: 'Organization', value: 'Enterprise (250+ employees)' },
      { label: 'Geography', value: 'Canada only' },
    ]);
  });

  it('name the province where it is not Ontario', () => {
    const { differing } = read(member('a'), member('b', {}, 'healthcare:hospital:qc'));
    expect(differing.map(({ given }) => given.map(({ value }) => value))).toEqual([
      ['Healthcare: hospital', 'Healthcare: hospital, Quebec'],
    ]);
  });

  it('differ with the members for each', () => {
    const { agreed, differing } = read(
      member('a', { geography: ['global'] }, null),
      member('b'),
      member('c', { geography: ['global'] }),
    );
    expect(differing).toEqual([
      {
        label: 'Industry',
        given: [
          { value: 'Healthcare: hospital', members: ['b', 'c'] },
          { value: null, members: ['a'] },
        ],
      },
      {
        label: 'Geography',
        given: [
          { value: 'Canada only', members: ['b'] },
          { value: 'Global', members: ['a', 'c'] },
        ],
      },
    ]);
    expect(agreed.map(({ label }) => label)).not.toContain('Geography');
  });

  it('differ where a question was not asked of all', () => {
    const { differing } = read(member('a'), member('b', { challengeArea: ['ccaas'], teamsIntegration: ['yes'] }));
    const teams = differing.find(({ given }) => given.some(({ value }) => value === 'Yes'));
    expect(teams?.given.map(({ value, members }) => [value, members])).toEqual([
      ['Yes', ['b']],
      [null, ['a']],
    ]);
  });

  it('leave out questions without any answer', () => {
    const { agreed, differing } = read(member('a', {}, null), member('b', {}, null));
    expect([...agreed, ...differing].map(({ label }) => label)).not.toContain('Industry');
  });
});
