import { describe, expect, it } from 'vitest';
import { capitalized, inList, numberInWords } from '#domain/text/words';

describe('words', () => {
  it('stand for numbers up to twelve, figures above', () => {
    expect([0, 1, 12, 13].map(numberInWords)).toEqual(['no', 'one', 'twelve', '13']);
  });

  it('list names with a comma and a last and, or or', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map((names) => inList(names))).toEqual([
      '',
      'A',
      'A and B',
      'A, B and C',
    ]);
    expect(inList(['A', 'B'], 'or')).toBe('A or B');
  });

  it('begin a sentence with a capital', () => {
    expect(capitalized('one open answer')).toBe('One open answer');
  });
});
