import { expect, test } from 'vitest';
import { characterErrors } from '#content-checks/characters';
import { shownCharacters } from '#content-checks/typefaces';

const errorsIn = (text: string) => characterErrors(text, shownCharacters());

test.each([
  ['Latin of all of Europe', 'Paweł Łukasz Čapek Žižka Ørsted Þór Ğül Şen Ĳssel Ħal Dvořák'],
  ['Vietnamese, whole and in parts', `Nguyễn Thị Ánh Đặng Trần Phở ${'Nguyễn'.normalize('NFD')}`],
  ['Greek', 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ αβγδεζηθικλμνξοπρσςτυφχψω άέήίόύώ'],
  ['arrows', '← ↑ → ↓ ↔ ↗ ⇒'],
  ['the usual signs', '– — … ‘’ “” «» • · ° § ¶ † ‡ № © ® ™ € £ ¥ ¢ ± × ÷ ≤ ≥ ≠ ≈ ∞ √ ∑ ½ ¼ ¾ ⅓ ² ³ ₂ µ ‰ ✓ ■ ● ▲'],
])('%s can be shown', (_, text) => {
  expect(errorsIn(text)).toEqual([]);
});

test('what no typeface has is named once a line, with line and number', () => {
  expect(errorsIn('Fine.\n漢字 and 漢\n\nA \u200f mark 🚀').map(({ line, what }) => [line, what])).toEqual([
    [2, "no typeface of the site has the character '漢' (U+6F22)"],
    [2, "no typeface of the site has the character '字' (U+5B57)"],
    [4, "an invisible character, U+200F, stands behind 'A'"],
    [4, "no typeface of the site has the character '🚀' (U+1F680)"],
  ]);
});
