import { expect, test } from 'vitest';
import { hungNumeral } from '#drawings/numerals';

test('a digit with a larger left side bearing is offset further', () => {
  const room = (figure: string) => Number(/-ms-\[([\d.]+)em\]/.exec(hungNumeral(figure))?.[1]);
  expect(room('25%')).toBeGreaterThan(room('50%'));
  expect(room('50%')).toBeGreaterThan(room('45%'));
  expect(room('$430')).toBe(room('50%'));
});
