import { describe, expect, it } from 'vitest';
import { checkFor } from '#domain/check/check';
import { leaders } from '#domain/check/first';
import { groupRanking } from '#domain/check/group-ranking';
import { mostMembers } from '#domain/check/settings';
import { ranking, scoresOf } from '#domain/check/score';
import { seededSettings } from '#domain/check/seed';
import { countedCriteria, mostCounted, type Setting, settingScale, type Settings } from '#domain/check/settings';
import { committeeOf, problemOfLink } from '#domain/committee/committee';
import type { CommitteeLink } from '#domain/committee/kept-links';
import type { Advice } from '#domain/recommendation/advice';
import type { Shared } from '#domain/share/link';
import { type Answers, askedQuestions } from '#domain/wizard/answers';
import { advice as fixture, factsDay as now, industries, navigator } from '#tests/fixtures/content';
import { colleagues, fragmentOf, hospitalAnswers } from '#tests/fixtures/links';
import { type Random, seeded } from '#tests/fixtures/random';
import { rulesInBrowser } from '#tests/fixtures/content';

const advice: Advice = {
  ...fixture,
  rules: rulesInBrowser,
  industries: [...industries].map(([id, entry]) => ({ id, ...entry })),
};
const criteria = advice.criteria.map(({ id }) => id);
const links = (...shared: Partial<Shared>[]): CommitteeLink[] =>
  shared.map((each, index) => ({ id: String(index + 1), name: '', fragment: fragmentOf(each, advice.version) }));
const together = (...shared: Partial<Shared>[]) => committeeOf(links(...shared), navigator, advice, now);
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

function randomSettings(random: Random): Settings {
  const counted = [...criteria].sort(() => random.next() - 0.5).slice(0, random.whole(0, mostCounted));
  return Object.fromEntries(
    counted.map((id): [string, Setting] => [id, random.one(settingScale.filter((each) => each !== 0))]),
  );
}

function randomAnswers(random: Random): Answers {
  const answers: Record<string, readonly string[]> = {};
  // Each answer can open further questions.
  for (let round = 0; round < navigator.steps.length; round += 1)
    for (const { id, options } of askedQuestions(navigator, answers)) answers[id] ??= [random.one(options).value];
  return answers;
}

describe('links read together', () => {
  it('have their numbers of criteria, and the initial settings where none were set', () => {
    const { members } = together({ settings: colleagues.Finance }, { settings: null });
    expect(members.map(({ id, counted }) => [id, counted])).toEqual([
      ['1', 4],
      ['2', mostCounted],
    ]);
    const check = checkFor(navigator, hospitalAnswers, advice, 'healthcare:hospital', now);
    expect(members[1]?.settings).toEqual(seededSettings(check.begun));
    expect(Object.values(members[1]?.settings ?? {})).toContain('must');
  });

  it('leave out those that cannot be counted, and report them', () => {
    const [good] = links({ settings: colleagues.Finance });
    const { members, uncounted, reading } = committeeOf(
      [...(good ? [good] : []), { id: '2', name: 'Legal', fragment: 'r=2.x' }],
      navigator,
      advice,
      now,
    );
    expect(ids(members)).toEqual(['1']);
    expect(uncounted).toEqual([
      { id: '2', reason: 'It was made by a later version of this site. Reload the page and try again.' },
    ]);
    expect(reading).not.toBeNull();
    expect(committeeOf([], navigator, advice, now).reading).toBeNull();
  });

  it('report a repeated link', () => {
    const same = { settings: colleagues.Finance };
    expect(together(same, { settings: colleagues['IT security'] }, same).members.map((each) => each.sameAs)).toEqual([
      null,
      null,
      '1',
    ]);
  });
});

describe('a committee’s areas', () => {
  const about = (...challengeAreas: string[]) =>
    together(
      ...challengeAreas.map((area) => ({
        answers: { ...hospitalAnswers, challengeArea: [area] },
        settings: colleagues.Finance,
      })),
    );
  const read = (...challengeAreas: string[]) =>
    about(...challengeAreas).areas.map(({ chosen, members }) => [chosen, members]);

  it('are one where all answers are about the same area, whatever else differs', () => {
    const { areas, members } = together(
      { answers: { ...hospitalAnswers, challengeArea: ['ccaas'], organizationType: ['SMB'] } },
      { answers: { ...hospitalAnswers, challengeArea: ['ccaas'] } },
    );
    expect(areas).toHaveLength(1);
    const [first, second] = members.map(({ candidates }) => candidates);
    expect(first).not.toEqual(second);
    expect(new Set(ids(areas[0]?.candidates ?? []))).toEqual(new Set([...(first ?? []), ...(second ?? [])]));
  });

  it('are separate, in the order of the wizard, each with the members whose answers are about it', () => {
    expect(read('cloud', 'cybersecurity', 'ccaas', 'cybersecurity')).toEqual([
      [['Contact center (CCaaS)'], ['3']],
      [['Cybersecurity'], ['2', '4']],
      [['Cloud'], ['1']],
    ]);
  });

  it('are one for cloud, whether or not the answers lead to backup, and another for a first look around', () => {
    const inCloud = (...priorities: string[]) => ({
      answers: { ...hospitalAnswers, challengeArea: ['cloud'], priorities },
    });
    const continuity = 'Ensure business continuity and data resilience';
    const { areas, members } = together(inCloud(continuity), inCloud('Modernize communications'));
    expect(areas.map(({ chosen }) => chosen)).toEqual([['Cloud']]);
    expect(members[0]?.candidates).not.toEqual(members[1]?.candidates);
    expect(read('just-browsing', 'cloud')).toEqual([
      [['Cloud'], ['2']],
      [['Just browsing'], ['1']],
    ]);
  });

  it('never mix solutions of different areas, and keep the order of the catalogue', () => {
    const { areas, members } = about('cybersecurity', 'ccaas');
    for (const { candidates, members: inArea, scores } of areas) {
      const led = members.filter(({ id }) => inArea.includes(id)).flatMap((member) => member.candidates);
      expect(new Set(ids(candidates))).toEqual(new Set(led));
      expect([...scores.kept, ...scores.excluded].map(({ id }) => id).sort()).toEqual(ids(candidates).sort());
      expect(ids(candidates)).toEqual(ids(advice.solutions).filter((id) => led.includes(id)));
    }
  });

  it('are weighed by all members, including those with another area', () => {
    const of = (second: Settings) =>
      together(
        { settings: { 'published-price': 3 } },
        { answers: { ...hospitalAnswers, challengeArea: ['cloud'] }, settings: second },
      ).areas[0];
    expect(of({ 'data-in-canada': 5 })?.scores).not.toEqual(of({ 'published-price': 5 })?.scores);
    const excluded = of({ 'data-in-canada': 'must' })?.scores.excluded ?? [];
    expect(excluded.length).toBeGreaterThan(0);
  });

  it('are none where no link counts', () => {
    expect(about().areas).toEqual([]);
  });
});

describe('why a link cannot be counted', () => {
  const problem = (fragment: string) => problemOfLink(fragment, navigator, advice);
  const whole = fragmentOf({ settings: colleagues.Finance }, advice.version);

  it('is null for a whole one, even of an earlier catalogue', () => {
    expect([problem(whole), problem(fragmentOf({}, '2020-01-01.aaaaa'))]).toEqual([null, null]);
  });

  it('is given for one that lost a part, though its answers could be read', () => {
    const damage = 'Part of the link is missing or was changed on its way.';
    for (let end = 'r=1.'.length; end < whole.length; end += 1) expect(problem(whole.slice(0, end))).toBe(damage);
  });

  it('is given for one of a later version and for another site’s', () => {
    expect(problem('r=2.20301231.x')).toMatch(/^It was made by a later version/);
    expect(problem('section')).toBe('It is not a link to results.');
  });
});

describe('over 60 random committees', { timeout: 60_000 }, () => {
  const random = seeded(19);
  const committees = Array.from({ length: 60 }, () =>
    Array.from({ length: random.whole(2, mostMembers) }, () => ({
      answers: randomAnswers(random),
      industry: random.one([null, ...industries.keys()]),
      settings: random.chance(0.2) ? null : randomSettings(random),
    })),
  );

  it('the order of the links has no effect', () => {
    for (const shared of committees) {
      const all = links(...shared);
      const shuffled = [...all].sort(() => random.next() - 0.5);
      const [one, other] = [all, shuffled].map((each) => committeeOf(each, navigator, advice, now));
      expect(other?.reading).toEqual(one?.reading);
      expect(other?.areas).toEqual(one?.areas);
      const byLabel = (committee: typeof one) =>
        committee?.answers.differing.map(({ label, given }) => [
          label,
          given.map(({ value, members }) => [value, [...members].sort()]),
        ]);
      expect(byLabel(other)).toEqual(byLabel(one));
      expect(other?.answers.agreed).toEqual(one?.answers.agreed);
    }
  });

  it('links that agree on everything have the result of one of them', () => {
    for (const [shared] of committees) {
      if (!shared) continue;
      const { reading, answers, members, areas } = together(shared, shared, shared);
      const [area] = areas;
      const choice = shared.industry ?? '';
      const check = checkFor(navigator, members[0]?.opened.answers ?? {}, advice, choice, now);
      const settings = shared.settings ?? seededSettings(check.begun);
      const single = scoresOf(check.solutions, countedCriteria(criteria, settings), check.findings);
      const readable = (scores: typeof single) =>
        ranking(scores).map(({ id, low, high, place }) => [id, low / scores.of, high / scores.of, place]);
      expect(areas).toHaveLength(1);
      expect(area && readable(area.scores)).toEqual(readable(single));
      expect(area && new Set(ids(area.scores.excluded))).toEqual(new Set(ids(single.excluded)));
      expect(area && ids(leaders(area.scores))).toEqual(ids(leaders(single)));
      expect([reading?.differing, area?.settled, answers.differing]).toEqual([[], null, []]);
    }
  });

  it('discuss the criterion that decides who is first, or else the one on which they differ most', () => {
    let other = 0;
    for (const shared of committees) {
      const { areas, toDiscuss, reading } = together(...shared);
      const [widest] = reading?.differing ?? [];
      const decides = areas.some(({ settled }) => settled?.firstAtLowest.join() !== settled?.firstAtHighest.join());
      if (!decides) expect(toDiscuss).toEqual(widest ?? null);
      else if (toDiscuss !== widest) other += 1;
    }
    expect(other).toBeGreaterThan(0);
  });

  it('say that no difference changes who is first only where the same are first with any one of them settled', () => {
    const found = { same: 0, other: 0 };
    for (const shared of committees) {
      const { areas, reading, members, findings } = together(...shared);
      for (const { candidates, scores, isSameForAll } of areas) {
        const settled = (reading?.differing ?? []).flatMap(({ criterion, given }) =>
          given.map(({ setting }) => {
            const all = members.map((each) => ({ ...each, settings: { ...each.settings, [criterion]: setting } }));
            return ids(leaders(groupRanking(all, criteria, candidates, findings).scores));
          }),
        );
        const first = ids(leaders(scores)).join();
        expect(isSameForAll).toBe(settled.every((each) => each.join() === first));
        found[isSameForAll ? 'same' : 'other'] += 1;
      }
    }
    expect(found.same).toBeGreaterThan(0);
    expect(found.other).toBeGreaterThan(0);
  });

  it('any member’s must excludes what is known to fail it, and nothing else is excluded', () => {
    for (const shared of committees) {
      const { members, areas, findings } = together(...shared);
      for (const { candidates, scores } of areas) {
        const failing = candidates.filter(({ id }) =>
          members.some(({ settings }) =>
            criteria.some((criterion) => settings[criterion] === 'must' && findings[id]?.[criterion] === 'no'),
          ),
        );
        expect(ids(scores.excluded)).toEqual(ids(failing));
      }
    }
  });
});
