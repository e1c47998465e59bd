import { describe, expect, test } from 'vitest';
import { answerTo } from '#domain/sentence/answer';
import type { Sentence } from '#domain/sentence/parameters';
import type { SentenceTable } from '#domain/sentence/table';

const nothing: Sentence = { area: '', industry: '', place: '', data: '' };
const table: SentenceTable = {
  areas: {
    ccaas: { layer: 'cx', canada: [10, 0, 0, 2], own: [10, 0, 0, 10], any: [10, 9, 0, 1] },
    cloud: { layer: 'inf', canada: [10, 1, 1, 0], own: [10, 3, 2, 5], any: [10, 10, 0, 0] },
  },
  places: ['ontario'],
  rules: {
    '': [
      [65, 11, 50, 40, 28, 29, 48],
      [43, 1, 34, 26, 19, 22, 33],
    ],
    hospital: [
      [17, 4, 13, 11, 10, 8, 11],
      [12, 2, 8, 1, 7, 0, 9],
    ],
    clinic: [
      [5, 0, 1, 1, 1, 1, 1],
      [1, 0, 1, 0, 0, 0, 0],
    ],
  },
};
const answer = (chosen: Partial<Sentence>) =>
  answerTo(table, { ...nothing, ...chosen }, ['ai', 'cx', 'com', 'sec', 'inf']);
const said = (chosen: Partial<Sentence>) => {
  const { candidates, rules } = answer(chosen) ?? { candidates: '', rules: '' };
  return [candidates, rules].filter(Boolean).join(' ').replaceAll('\u00a0', ' ');
};

describe('the answer to the sentence', () => {
  test.each([
    [
      { area: 'ccaas', industry: 'hospital', place: 'ontario', data: 'canada' },
      'None of 10 candidates is confirmed to meet this; 8 may. 12 rules bind you, 2 coming.',
    ],
    [{ area: 'ccaas', data: 'own' }, 'None of 10 candidates meets this. 65 rules in force, 11 coming.'],
    [{ area: 'ccaas' }, '9 of 10 candidates meet this. 65 rules in force, 11 coming.'],
    [
      { area: 'cloud', data: 'canada', place: 'ontario' },
      '1 of 10 candidates meets this, in part. 43 rules in force, 1 coming.',
    ],
    [{ area: 'cloud', data: 'own' }, '3 of 10 candidates meet this, 2 in part. 65 rules in force, 11 coming.'],
    [{ industry: 'clinic', place: 'ontario' }, '1 rule binds you.'],
    [{ industry: 'hospital' }, 'Up to 17 rules bind you, by place; 4 coming.'],
    [{ industry: 'hospital', place: 'ontario', data: 'canada' }, '12 rules bind you, 2 coming.'],
    [{ area: 'airships', industry: 'pirates', place: 'ontario' }, '43 rules in force, 1 coming.'],
  ])('%j: %s', (chosen, expected) => {
    expect(said(chosen)).toBe(expected);
  });

  test('is none while nothing is chosen that the table has, as where only the data is', () => {
    expect([answer({}), answer({ data: 'canada' }), answer({ area: 'airships' })]).toEqual([null, null, null]);
  });

  test('lights the layer of the area, pales the others and dashes one without a rule', () => {
    const { layer, plates } = answer({ area: 'ccaas', industry: 'hospital', place: 'ontario', data: 'canada' }) ?? {};
    expect(layer).toBe('cx');
    expect(plates?.map(({ state }) => state)).toEqual(['tint', 'on', 'tint', 'ghost', 'tint']);
    expect(plates?.map(({ note }) => note.replaceAll('\u00a0', ' '))).toEqual([
      '8 rules bind you here',
      'None of 10 confirmed\n1 rule binds you here',
      '7 rules bind you here',
      '0 rules bind you here',
      '9 rules bind you here',
    ]);
  });

  test('without an area leaves every plate with a rule in full colour', () => {
    const { layer, plates } = answer({ industry: 'clinic', place: 'ontario' }) ?? {};
    expect([layer, plates?.map(({ state }) => state)]).toEqual(['', ['on', 'ghost', 'ghost', 'ghost', 'ghost']]);
  });
});
