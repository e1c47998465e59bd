import { describe, expect, it } from 'vitest';
import { currentFindings } from '#domain/check/findings';
import { questionsWorthAsking } from '#domain/check/questions';
import { ranking, scoresOf } from '#domain/check/score';
import { seededSettings, seeds } from '#domain/check/seed';
import { countedCriteria, mostCounted, type Settings, settingScale } from '#domain/check/settings';
import { finishWork } from '#domain/check/slices';
import { weightChanges } from '#domain/check/weight-changes';
import { obligationsOf } from '#domain/obligations/obligations';
import { raisedCriteria, requiring } from '#domain/obligations/raised';
import { fallbackCaseFor } from '#domain/recommendation/editors-ranking';
import { specifiedIndustries } from '#domain/content/checks/specified';
import { type Answers, relevantAnswers } from '#domain/wizard/answers';
import { catalogue, criteria, facts, industries, navigator, questionOf, rulesInBrowser } from '#tests/fixtures/content';

/* The check of the site's own candidates, by its own criteria and facts, from every answer that raises a criterion. */

const listed = [...criteria].map(([id, criterion]) => ({ id, ...criterion })).sort((a, b) => a.order - b.order);
const ids = listed.map(({ id }) => id);
// The day of the latest source, so that this test does not become another one as facts grow old.
const latest =
  [...facts.values()]
    .flatMap((known) => Object.values(known).map(({ read }) => read))
    .sort()
    .at(-1) ?? '';
const findings = currentFindings(Object.fromEntries(facts), new Date(latest));

const valuesOf = (question: string) => questionOf(navigator, question).options.map(({ value }) => value);
const answered: Answers[] = valuesOf('organizationType').flatMap((organizationType) =>
  valuesOf('geography').flatMap((geography) =>
    valuesOf('challengeArea').flatMap((challengeArea) =>
      valuesOf('priorities').flatMap((priority) =>
        [...valuesOf('cloudPreference'), undefined].map((cloud) =>
          relevantAnswers(navigator, {
            organizationType: [organizationType],
            geography: [geography],
            challengeArea: [challengeArea],
            priorities: [priority],
            ...(cloud ? { cloudPreference: [cloud] } : {}),
          }),
        ),
      ),
    ),
  ),
);

const candidatesFor = (answers: Answers) =>
  catalogue.filter(({ cases }) => cases.some((entry) => entry.case === fallbackCaseFor(answers)));
const begun = answered.map((answers) => {
  const all = seeds(listed, answers);
  return { answers, all, settings: seededSettings(all), candidates: candidatesFor(answers) };
});
/** Each pair of candidates and settings once: many answers lead to the same. */
const distinct = [
  ...new Map(
    begun.map((each) => [JSON.stringify([each.candidates.map(({ id }) => id), each.settings]), each]),
  ).values(),
];

describe('the check of the site’s own solutions', () => {
  it('begins with one to eight criteria above 0', () => {
    const counts = begun.map(({ settings }) => countedCriteria(ids, settings).length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThanOrEqual(mostCounted);
  });

  it('begins with at most eight with the rules of any industry as well, and with each of their musts', () => {
    for (const [id, industry] of industries) {
      const situation = { industry: { id, ...industry }, geography: 'canada' } as const;
      const raised = raisedCriteria(requiring(obligationsOf(rulesInBrowser, situation)));
      if (specifiedIndustries.includes(id)) expect(raised.size, id).toBeGreaterThan(0);
      for (const { answers } of begun) {
        const all = seeds(listed, answers, raised);
        expect(countedCriteria(ids, seededSettings(all)).length).toBeLessThanOrEqual(mostCounted);
        const missing = all.filter(({ criterion, setting }) => raised.get(criterion)?.must && setting !== 'must');
        expect(missing).toEqual([]);
      }
    }
  });

  it('has candidates and questions for every class of answers', () => {
    for (const { candidates, settings } of distinct) {
      const scores = scoresOf(candidates, countedCriteria(ids, settings), findings);
      // Of the contact centres, two run on the buyer's own premises, in whole or in part.
      expect(scores.kept.length).toBeGreaterThan(1);
      for (const { candidate, criterion } of finishWork(questionsWorthAsking(scores)))
        expect(findings[candidate]?.[criterion]).toBeUndefined();
    }
  });

  const changes = distinct.flatMap(({ candidates, settings }) =>
    finishWork(weightChanges(candidates, ids, settings, findings)),
  );

  it.each(ids)('%s can change who is first', (id) => {
    expect(changes.some(({ criterion, nearest }) => criterion === id && nearest.length > 0)).toBe(true);
  });

  it.each(ids)('%s can change the order by its weight alone', (criterion) => {
    const orders = ({ candidates, settings }: (typeof distinct)[number]) =>
      settingScale
        .filter((setting) => setting !== 'must')
        .map((setting): Settings => ({ ...settings, [criterion]: setting }))
        .map((changed) => ranking(scoresOf(candidates, countedCriteria(ids, changed), findings)))
        .map((placed) => placed.map(({ id, place }) => `${place.number} ${id}`).join());
    expect(distinct.some((each) => new Set(orders(each)).size > 1)).toBe(true);
  });
});
