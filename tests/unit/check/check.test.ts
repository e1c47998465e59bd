import { describe, expect, it, test } from 'vitest';
import { beginningFor } from '#domain/check/beginning';
import { currentFindings, findingOf, withFinding } from '#domain/check/findings';
import { checkFor, raisedBy, topThree } from '#domain/check/check';
import { judgedCriteria, withEditorsNo } from '#domain/check/judged';
import { scoresOf } from '#domain/check/score';
import { seededSettings } from '#domain/check/seed';
import { countedCriteria } from '#domain/check/settings';
import { requiring } from '#domain/obligations/raised';
import { missedNeeds } from '#domain/recommendation/needs';
import { recommend } from '#domain/recommendation/recommend';
import { type Answers, relevantAnswers } from '#domain/wizard/answers';
import {
  advice as unruled,
  factsDay as now,
  industries,
  navigator,
  needsAssessment,
  rulesInBrowser,
} from '#tests/fixtures/content';

const advice = {
  ...unruled,
  rules: rulesInBrowser,
  industries: [...industries].map(([id, industry]) => ({ id, ...industry })),
};
const answers: Answers = {
  organizationType: ['Enterprise'],
  geography: ['canada'],
  priorities: ['Improve customer service and response time'],
  challengeArea: ['cybersecurity'],
  cloudPreference: ['private'],
};
const check = checkFor(navigator, answers, advice, '', now);
const { top, additional } = recommend(navigator, answers, advice);

describe('the check of a visitor', () => {
  it('has the candidates of the case in the editor’s order, without picks that only fill a layer', () => {
    const candidates = [...top, ...additional.filter(({ isLayerPick }) => !isLayerPick)];
    expect(check.solutions.map(({ id }) => id)).toEqual(candidates.map(({ solution }) => solution.id));
    expect(check.solutions.map(({ place }) => place)).toEqual(candidates.map((_, index) => index + 1));
    expect(additional.some(({ isLayerPick }) => isLayerPick)).toBe(true);
  });

  it('gives the stated needs that each is known to miss', () => {
    expect(check.solutions.slice(0, 3).map(({ misses }) => misses)).toEqual(
      top.map(({ needs }) => missedNeeds(needs).map(({ label }) => label)),
    );
    expect(check.solutions.some(({ misses }) => misses.length > 0)).toBe(true);
  });

  it('gives the editor’s judgment on a criterion, only where no fact decides it', () => {
    const facts = currentFindings(advice.facts, now);
    const says = Object.entries(check.judged).flatMap(([id, judged]) =>
      Object.keys(judged).map((criterion) => ({ id, criterion })),
    );
    const [first = { id: '', criterion: '' }] = says;
    for (const { id, criterion } of says) {
      const isNo = check.judged[id]?.[criterion]?.met === false;
      expect(isNo ? ['open', 'partly'] : ['open'], `${id}: ${criterion}`).toContain(findingOf(facts, id, criterion));
    }
    expect(check.judged[first.id]).toHaveProperty(first.criterion);
    const answered = withFinding(facts, first.id, first.criterion, 'no');
    expect(judgedCriteria(check.solutions, answered, advice.needs)[first.id]).not.toHaveProperty(first.criterion);
  });

  it('takes the editor’s no for a no where no fact answers, and nothing else of the editor’s for an answer', () => {
    const judged = {
      a: { privacy: { says: 'Runs in its own cloud only', met: false } },
      b: { privacy: { says: 'Runs anywhere', met: true } },
    };
    expect(withEditorsNo({}, judged)).toEqual({ a: { privacy: 'no' } });
  });

  it('takes the editor’s no beside a fact that is met in part for a no, in the editor’s words', () => {
    const partly = { a: { privacy: 'partly' }, b: { privacy: 'partly' }, c: { privacy: 'partly' } } as const;
    const needs = [{ id: 'own', criterion: 'privacy', label: '', question: '', is: [], asked: '', notConfirmed: '' }];
    const says = 'Is a public cloud';
    const known = (id: string, met: boolean | 'partly', basis: string) => ({
      id,
      solution: { needs: { own: { met, says, basis } } },
    });
    const judged = judgedCriteria(
      [known('a', false, 'privacy'), known('b', 'partly', 'privacy'), known('c', false, 'editor')],
      partly,
      needs,
    );
    expect(judged).toEqual({ a: { privacy: { says, met: false } }, b: {}, c: { privacy: { says, met: false } } });
    expect(withEditorsNo(partly, judged)).toEqual({
      a: { privacy: 'no' },
      b: { privacy: 'partly' },
      c: { privacy: 'no' },
    });
  });

  it('never has a must let pass whom the editor’s ranking has miss the same need', () => {
    const cloud = checkFor(navigator, { ...answers, challengeArea: ['cloud'] }, advice, 'government:first-nation', now);
    const counted = countedCriteria(
      cloud.criteria.map(({ id }) => id),
      seededSettings(cloud.begun),
    );
    const { kept, excluded } = scoresOf(cloud.solutions, counted, cloud.findings);
    const missing = cloud.solutions.filter(({ needs }) =>
      needs.some(({ need: id, standing }) => id === 'private' && standing === 'missed'),
    );
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.filter(({ id }) => kept.some((each) => each.id === id)).map(({ id }) => id)).toEqual([]);
    expect(excluded.map(({ id }) => id)).toEqual(expect.arrayContaining(missing.map(({ id }) => id)));
  });

  it('begins with a must for private and for Canada only', () => {
    const settings = Object.fromEntries(check.begun.map(({ criterion, setting }) => [criterion, setting]));
    expect(settings).toMatchObject({ 'data-in-canada': 'must', 'private-or-on-premises': 'must' });
    const elsewhere = checkFor(
      navigator,
      { ...answers, geography: ['global'], cloudPreference: ['hybrid'] },
      advice,
      '',
      now,
    );
    expect(elsewhere.begun.map(({ setting }) => setting)).not.toContain('must');
  });

  it('has the findings of its day, and none once every fact is stale', () => {
    const known = ({ findings }: typeof check) => Object.values(findings).flatMap((each) => Object.keys(each)).length;
    expect(known(check)).toBeGreaterThan(100);
    const later = checkFor(navigator, answers, advice, '', new Date('2030-01-01'));
    expect(known({ ...later, findings: currentFindings(advice.facts, new Date('2030-01-01')) })).toBe(0);
    expect(Object.values(later.findings).flatMap((each) => Object.values(each))).not.toContain('yes');
  });

  it('begins with the criteria that the answers and the industry’s rules raise', () => {
    const settingIn = ({ begun }: typeof check, id: string) => begun.find(({ criterion }) => criterion === id)?.setting;
    const hospital = checkFor(navigator, answers, advice, 'healthcare:hospital', now);
    expect(check.hasRules).toBe(false);
    expect(hospital.hasRules).toBe(true);
    expect(settingIn(check, 'health-privacy-agreement')).toBe(0);
    expect(settingIn(hospital, 'health-privacy-agreement')).not.toBe(0);
  });

  it('treats an industry that is not offered as none', () => {
    expect(checkFor(navigator, answers, advice, 'astrology', now)).toEqual(check);
  });

  it('ignores answers to questions that are no longer asked', () => {
    const stale = { ...answers, teamsIntegration: ['yes'] };
    expect(checkFor(navigator, stale, advice, '', now)).toEqual(check);
  });
});

test('without an industry there are no obligations; with one, only what binds or is signed for raises a criterion', () => {
  const none = beginningFor(navigator, answers, advice, '');
  expect(none).toMatchObject({ situation: null, obligations: null });
  const { obligations, begun } = beginningFor(navigator, answers, advice, 'healthcare:hospital');
  const binding = requiring(obligations!).map(({ rule }) => rule.name);
  const raising = begun.flatMap(({ raisedBy: raisers }) =>
    raisers.flatMap((raiser) => ('rule' in raiser ? raiser.rule : [])),
  );
  expect(raising.length).toBeGreaterThan(0);
  expect(binding).toEqual(expect.arrayContaining(raising));
});

test('the first three are those of the editor’s ranking', () => {
  expect(topThree(navigator, answers, advice)).toEqual(top.map(({ solution }) => solution.id));
});

describe('what raised a criterion', () => {
  const seed = { criterion: 'a', setting: 5, isLeftOut: false } as const;

  it('is given in the words of the answers and the rules', () => {
    const raisers = [{ question: 'geography', answer: 'canada' }, { rule: 'PHIPA' }];
    expect(raisedBy(navigator, answers, { ...seed, raisedBy: raisers })).toEqual([
      navigator.questions.find(({ id }) => id === 'geography')?.options.find(({ value }) => value === 'canada')?.label,
      'PHIPA',
    ]);
  });

  it('is the visitor’s own answer where it counts as another question’s', () => {
    const platform = needsAssessment.questions.find(({ options }) =>
      options.some(({ countsAs }) => countsAs?.['teamsIntegration'] === 'yes'),
    );
    const option = platform?.options.find(({ countsAs }) => countsAs?.['teamsIntegration'] === 'yes');
    const chosen = { [platform?.id ?? '']: [option?.value ?? ''] };
    const raisers = [{ question: 'teamsIntegration', answer: 'yes' }];
    expect(raisedBy(needsAssessment, chosen, { ...seed, raisedBy: raisers })).toEqual([option?.label]);
    expect(raisedBy(needsAssessment, {}, { ...seed, raisedBy: raisers })).toEqual(['your answers']);
  });

  it('is empty where nothing did', () => {
    expect(raisedBy(navigator, answers, { ...seed, raisedBy: [] })).toEqual([]);
  });
});

test('these answers all count', () => {
  expect(relevantAnswers(navigator, answers)).toEqual(answers);
});
