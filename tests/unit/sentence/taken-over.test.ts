import { describe, expect, test } from 'vitest';
import { choiceInWords, offeredChoice } from '#domain/sentence/choice';
import type { Answers } from '#domain/wizard/answers';
import { takenOverNotice, type TakenOver } from '#domain/sentence/notice/notice';
import { takenOver } from '#domain/sentence/taken-over';
import { navigator } from '#tests/fixtures/content';

const taken = (address: string) => {
  const query = new URLSearchParams(address);
  return takenOver((parameter) => query.get(parameter));
};
const industries = [
  { id: 'healthcare', inSentence: 'healthcare', kinds: [{ id: 'hospital', name: 'hospital' }] },
  { id: 'telecom', inSentence: 'telecommunications', kinds: [] },
];

describe('what the Navigator takes over from a sentence', () => {
  test.each([
    ['area=ccaas', { challengeArea: ['ccaas'] }, ''],
    ['data=canada', { geography: ['canada'] }, ''],
    ['data=own', { geography: ['canada'], cloudPreference: ['private'] }, ''],
    ['data=any&place=ontario', {}, ''],
    ['place=us', { geography: ['north-america'] }, ''],
    ['industry=healthcare:hospital&place=ontario', {}, 'healthcare:hospital:on'],
    ['industry=healthcare:hospital&place=quebec', {}, 'healthcare:hospital:qc'],
    ['industry=telecom&place=other', {}, 'telecom::elsewhere'],
    ['industry=telecom&place=us&area=cloud', { challengeArea: ['cloud'], geography: ['north-america'] }, 'telecom'],
    ['industry=healthcare:hospital:qc&area=cloud', { challengeArea: ['cloud'] }, 'healthcare:hospital:qc'],
  ])('%s', (address, answers, choice) => {
    expect(taken(address)).toEqual({ answers, choice });
  });

  test('leaves where it operates open where the data must stay and the work crosses the border', () => {
    expect(taken('place=us&data=canada')?.answers).toEqual({});
    expect(taken('place=us&data=own')?.answers).toEqual({ cloudPreference: ['private'] });
  });

  test('ignores places and data that are not offered, and finds no sentence without one', () => {
    expect(taken('area=cloud&place=mars&data=everywhere')).toEqual({
      answers: { challengeArea: ['cloud'] },
      choice: '',
    });
    for (const address of ['', 'industry=healthcare', 'place=mars', 'utm_source=letter'])
      expect(taken(address), address).toBeNull();
  });
});

test('an address chooses an industry and a kind that are offered, in a province', () => {
  const choice = (named: string) => offeredChoice(named, industries);
  expect(['healthcare', 'healthcare:hospital', 'healthcare:hospital:qc', 'telecom::bc'].map(choice)).toEqual([
    'healthcare',
    'healthcare:hospital',
    'healthcare:hospital:qc',
    'telecom::bc',
  ]);
  expect(['', 'airlines', 'healthcare:pirate', 'telecom:hospital'].map(choice)).toEqual(['', '', '', '']);
  expect(choice('healthcare:hospital:mars')).toBe('healthcare:hospital');
  expect(choiceInWords('healthcare:hospital:qc', industries)).toBe('hospital, Quebec');
  expect(choiceInWords('healthcare:hospital:on', industries)).toBe('hospital, Ontario');
  // No place was said: that rules are read for Ontario is no answer.
  expect(choiceInWords('telecom', industries)).toBe('telecommunications');
  expect(choiceInWords('', industries)).toBe('');
});

describe('the note on what was taken over', () => {
  const answers = { challengeArea: ['ccaas'], geography: ['canada'] };
  const taken = ['challengeArea', 'geography'];
  const label = (question: string, value: string) =>
    navigator.questions.find(({ id }) => id === question)?.options.find((each) => each.value === value)?.label ?? '';
  const summaryLabels = (...questions: string[]) =>
    questions.map((question) => navigator.questions.find(({ id }) => id === question)?.summaryLabel).join(', ');
  const nothing = { sentence: [], whom: '', other: {}, title: 'Other Wizard', hasContact: false };
  const note = (step: string, from: Partial<TakenOver>, given: Answers = answers) =>
    takenOverNotice(navigator, given, step, { ...nothing, ...from });
  const ofSentence = { sentence: taken, whom: 'hospital in Ontario' };

  test('says at the first step all that came with a sentence, and what is still asked', () => {
    expect(note('business-profile', ofSentence)).toBe(
      `From your sentence: ${label('geography', 'canada')}; ${label('challengeArea', 'ccaas')}; hospital in Ontario. ` +
        `Still asked: ${summaryLabels('organizationType', 'priorities', 'teamsIntegration', 'cloudPreference')}, your name, e-mail and company.`,
    );
  });

  test('says at a later step what it was taken over for, and nothing where that is nothing', () => {
    expect(note('challenge-area', ofSentence)).toBe(
      `From your sentence: ${label('challengeArea', 'ccaas')}. Change what is different here.`,
    );
    expect(note('detailed-questions', ofSentence)).toBeNull();
    expect(note('business-profile', {})).toBeNull();
  });

  test('names the other wizard, the answers that its own replaced, and only what has no answer yet', () => {
    const other = { geography: ['north-america', 'global'], challengeArea: [] };
    const given = { ...answers, organizationType: ['SMB'] };
    expect(note('business-profile', { other, hasContact: true }, given)).toBe(
      `From your answers in the Other Wizard: ${label('geography', 'canada')} (before: ` +
        `${label('geography', 'north-america')}; ${label('geography', 'global')}); ${label('challengeArea', 'ccaas')}. ` +
        `Still asked: ${summaryLabels('priorities', 'teamsIntegration', 'cloudPreference')}.`,
    );
  });

  test('asks for a look where nothing is asked any more, and joins both origins', () => {
    const given = {
      ...answers,
      organizationType: ['SMB'],
      priorities: ['Modernize communications'],
      teamsIntegration: ['no'],
      cloudPreference: ['hybrid'],
    };
    const from = { sentence: ['geography'], other: { challengeArea: [] }, hasContact: true };
    expect(note('business-profile', from, given)).toBe(
      `From your sentence: ${label('geography', 'canada')}. From your answers in the Other Wizard: ` +
        `${label('challengeArea', 'ccaas')}. Change what is different here.`,
    );
  });
});
