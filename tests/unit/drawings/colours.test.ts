import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import * as colours from '#drawings/colours';
import { layers } from '#domain/layers';

const styles = path.join(import.meta.dirname, '../../../src/styles');
const tokens = readdirSync(styles, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(path.join(styles, name), 'utf8'))
  .join('\n');

/** The light and the dark value of a token, in sRGB. */
function token(name: string): { light: string; dark: string } {
  const colour = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;
  const found = new RegExp(`--(?:color-)?${name}: light-dark\\(${colour}, ${colour}\\);`).exec(tokens);
  if (!found) throw new Error(`no style sheet has a colour --${name}`);
  const [l1 = NaN, c1 = NaN, h1 = NaN, l2 = NaN, c2 = NaN, h2 = NaN] = found.slice(1).map(Number);
  return { light: hexOfOklch(l1, c1, h1), dark: hexOfOklch(l2, c2, h2) };
}

/** https://www.w3.org/TR/css-color-4/#color-conversion-code, OKLCH to sRGB. */
function hexOfOklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear
    .map((value) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
    .map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

it('paper and lake are the tokens, light and dark', () => {
  expect(colours.paper).toEqual(token('paper'));
  expect(colours.lake).toEqual(token('lake'));
});

test.each([
  ['ink', colours.ink],
  ['ink-2', colours.ink2],
  ['ink-3', colours.ink3],
  ['paper-2', colours.paper2],
  ['rule-2', colours.rule2],
  ['slabink', colours.slabInk],
])('%s is the light token', (name, colour) => {
  expect(colour).toBe(token(name).light);
});

test.each(layers)('the faces of $name are the light tokens', ({ key }) => {
  for (const face of ['top', 'side', 'edge'] as const)
    expect(colours.faces[key][face]).toBe(token(`${key}-${face}`).light);
});
