import { describe, expect, it } from 'vitest';
import { answerChanges } from '#domain/check/answer-changes';
import { finishWork } from '#domain/check/slices';
import { recommend } from '#domain/recommendation/recommend';
import { type Answers, askedQuestions } from '#domain/wizard/answers';
import { catalogue, catalogueOf, optionOf, questionOf } from '#tests/fixtures/content';
import { navigator } from '#tests/fixtures/wizards';
import { seeded } from '#tests/fixtures/random';

const tried = (question: string, answers: Answers, change: Partial<(typeof navigator.questions)[number]> = {}) => {
  const asked: string[] = [];
  finishWork(
    answerChanges([{ ...questionOf(navigator, question), ...change }], answers, (each) => {
      asked.push((each[question] ?? []).join(' + '));
      return [];
    }),
  );
  return asked.slice(1);
};
const options = ['a', 'b', 'c', 'none'].map((value) => ({
  ...optionOf(navigator, 'geography', 'canada'),
  value,
  ...(value === 'none' ? { exclusive: true as const } : {}),
}));
const several = { choose: 'several' as const, atMost: 2, options };

describe('the answers that are tried', () => {
  it('are all other options of a question with one answer', () => {
    expect(tried('geography', { geography: ['canada'] })).toEqual(['north-america', 'global']);
    expect(tried('geography', {})).toEqual(['canada', 'north-america', 'global']);
  });

  it('are one option more or fewer of a multiple choice; the last one stays', () => {
    expect(tried('priorities', { priorities: ['a'] }, several)).toEqual(['a + b', 'a + c', 'none']);
  });

  it('are swaps where no more may be chosen', () => {
    expect(tried('priorities', { priorities: ['a', 'b'] }, several)).toEqual(['b + c', 'a + c', 'none', 'b', 'a']);
  });

  it('clear an exclusive option', () => {
    expect(tried('priorities', { priorities: ['none'] }, several)).toEqual(['a', 'b', 'c']);
  });
});

describe('what is reported', () => {
  it('is each change that leads to another top or order; changes of one question with the same result are merged', () => {
    const tops: Record<string, string[]> = { canada: ['x', 'y'], 'north-america': ['y', 'x'], global: ['y', 'x'] };
    const questions = ['geography', 'organizationType'].map((id) => questionOf(navigator, id));
    const answers = { geography: ['canada'], organizationType: ['SMB'] };
    const work = answerChanges(questions, answers, ({ geography = [] }) => tops[geography[0] ?? ''] ?? []);
    expect(finishWork(work)).toEqual([
      { question: 'geography', instead: [['north-america'], ['global']], top: ['y', 'x'] },
    ]);
  });
});

describe('with the site’s own ranking', () => {
  const random = seeded(12);
  const known = catalogueOf(catalogue);
  const topOf = (answers: Answers) => recommend(navigator, answers, known).top.map(({ solution }) => solution.id);
  const randomAnswers = (): Answers =>
    Object.fromEntries(navigator.questions.map(({ id, options: all }) => [id, [random.one(all).value]]));

  it('an answer is reported exactly when it changes the top three', () => {
    let reported = 0;
    for (let round = 0; round < 30; round += 1) {
      const answers = randomAnswers();
      const asked = askedQuestions(navigator, answers).filter(({ choose }) => choose === 'one');
      const changes = finishWork(answerChanges(asked, answers, topOf));
      const now = topOf(answers).join();
      for (const { id, options: all } of asked)
        for (const { value } of all) {
          const top = topOf({ ...answers, [id]: [value] });
          const change = changes.find(
            ({ question, instead }) => question === id && instead.some(([each]) => each === value),
          );
          expect(change?.top.join(), `${id}: ${value}`).toBe(top.join() === now ? undefined : top.join());
          if (change) reported += 1;
        }
    }
    expect(reported).toBeGreaterThan(50);
  });
});
