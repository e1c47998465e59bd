/* Large numerals on the edge of the text below them: a digit's own room to its left is taken back. */

/** The room to the left of a digit of Funnel Display at weight 300, as a class that takes it back. */
const hanging: Readonly<Record<string, string>> = {
  '1': '-ms-[0.078em]',
  '2': '-ms-[0.046em]',
  '4': '-ms-[0.015em]',
  '6': '-ms-[0.046em]',
};

/** Returns the class that puts the first sign of a figure, a digit or `$`, on the edge of its text. */
export function hungNumeral(figure: string): string {
  return hanging[figure.charAt(0)] ?? '-ms-[0.031em]';
}
