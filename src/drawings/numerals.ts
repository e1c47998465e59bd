/* Optical alignment of large numerals with the text below them: removes a digit's left side bearing. */

/** The class that offsets the left side bearing of a digit in Funnel Display at weight 300. */
const hanging: Readonly<Record<string, string>> = {
  '1': '-ms-[0.078em]',
  '2': '-ms-[0.046em]',
  '4': '-ms-[0.015em]',
  '6': '-ms-[0.046em]',
};

/** Returns the class that aligns the first sign of a figure, a digit or `$`, with the edge of its text. */
export function hungNumeral(figure: string): string {
  return hanging[figure.charAt(0)] ?? '-ms-[0.031em]';
}
