import { expect, test } from 'vitest';
import { wizardSchema } from '#domain/content/wizard';
import { offeredValues } from '#domain/wizard/answers';
import { restoredState } from '#domain/wizard/machine';
import { needsAssessment } from '#tests/fixtures/wizards';
import { cakeWizard, choose, play, toggle } from '#tests/unit/wizard/visits';

/* An exclusive option: 'None' among the video platforms. */

const platforms = (...values: string[]) =>
  play(
    needsAssessment,
    values.map((value) => toggle('videoPlatforms', value)),
  ).answers['videoPlatforms'];

test.each([
  [
    ['zoom', 'teams'],
    ['zoom', 'teams'],
  ],
  [['zoom', 'teams', 'none'], ['none']],
  [['none', 'zoom'], ['zoom']],
  [['none', 'none'], []],
  [['none', 'zoom', 'zoom'], []],
  [
    ['zoom', 'none', 'teams', 'zoom'],
    ['zoom', 'teams'],
  ],
])('ticked one after another, %j leave %j', (ticked, left) => {
  expect(platforms(...ticked)).toEqual(left);
});

test('stored beside others it is dropped', () => {
  const stored = { answers: { videoPlatforms: ['none', 'webex'] } };
  expect(restoredState(needsAssessment, stored).answers['videoPlatforms']).toEqual(['webex']);
});

test('replaces others even where no more may be chosen', () => {
  const sour = wizardSchema.parse({
    ...cakeWizard,
    questions: cakeWizard.questions.map((question) =>
      question.id === 'flavours'
        ? { ...question, options: [...question.options, { value: 'plain', label: 'Plain', exclusive: true }] }
        : question,
    ),
  });
  const visit = [choose('party', 'birthday'), toggle('flavours', 'lemon'), toggle('flavours', 'nut')];
  expect(play(sour, [...visit, toggle('flavours', 'plain')])).toMatchObject({
    answers: { flavours: ['plain'] },
    error: null,
  });
});

test('is refused in a single choice', () => {
  const wizard = structuredClone(cakeWizard);
  Object.assign(wizard.questions[0]?.options[0] ?? {}, { exclusive: true });
  expect(() => wizardSchema.parse(wizard)).toThrow('so every answer stands alone');
});

test('of two exclusive options, the first counts', () => {
  const [question] = cakeWizard.questions.filter(({ choose: how }) => how === 'several');
  if (!question) throw new Error('the cake has no question with several answers');
  const alone = { ...question, options: question.options.map((option) => ({ ...option, exclusive: true as const })) };
  const values = question.options.map(({ value }) => value);
  expect(offeredValues(alone, values)).toEqual(values.slice(0, 1));
});
