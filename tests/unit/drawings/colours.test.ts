import { describe, expect, it, test } from 'vitest';
import { coloursOf, lightColours, themeColour } from '#drawings/colours';
import { layers } from '#domain/layers';

describe('the colours of a style sheet', () => {
  // The sRGB values: https://www.w3.org/TR/css-color-4/#color-conversion-code, as browsers compute them.
  test.each([
    ['white and black', 'oklch(1 0 0), oklch(0 0 0)', '#ffffff', '#000000'],
    ['a light and a dark grey', 'oklch(0.9 0 0), oklch(0.2 0 0)', '#dedede', '#161616'],
    ['red and blue', 'oklch(0.628 0.2577 29.23), oklch(0.452 0.3132 264.05)', '#ff0000', '#0000ff'],
    ['a paper and a blue', 'oklch(0.979 0.006 92), oklch(0.8 0.088 218)', '#f9f8f4', '#78cce3'],
  ])('in sRGB: %s', (_, shades, light, dark) => {
    expect(coloursOf(`--color-x: light-dark(${shades});`)).toEqual(new Map([['x', { light, dark }]]));
  });

  it('are those of both schemes, on one line or on several', () => {
    const found = coloursOf(`
      --color-ink-2: light-dark(oklch(1 0 0), oklch(0 0 0));
      --color-paper: light-dark(
        oklch(0 0 0),
        oklch(1 0 0)
      );
      --color-slab: oklch(0.27 0.052 230);
      --color-lake: var(--lake);
      --shadow: 0 1px 2px oklch(0.24 0.034 232 / 0.08);`);
    expect([...found.keys()]).toEqual(['ink-2', 'paper']);
  });

  it('take the hue that they name', () => {
    const shades = 'light-dark(oklch(0.979 0.006 var(--hue-a)), oklch(0.8 0.088 var(--hue-b)))';
    expect(coloursOf(`--hue-a: 92; --hue-b: 218; --color-x: ${shades};`)).toEqual(
      new Map([['x', { light: '#f9f8f4', dark: '#78cce3' }]]),
    );
    expect(() => coloursOf(`--hue-a: 92; --color-x: ${shades};`)).toThrow("'--hue-b' is no hue");
  });

  it('stop the build where a value is no colour', () => {
    expect(() => coloursOf('--color-ink: light-dark(oklch(dark), oklch(1 0 0));')).toThrow(
      "'oklch(dark)' is no colour",
    );
  });
});

describe('the theme', () => {
  test.each([
    ...['paper', 'paper-2', 'surface', 'ink', 'ink-2', 'ink-3', 'rule', 'rule-2', 'lake', 'plate-ink'],
    ...layers.flatMap(({ key }) => ['top', 'side', 'edge'].map((face) => `${key}-${face}`)),
  ])('has %s, for pictures and documents', (name) => {
    expect(lightColours[name]).toMatch(/^#[0-9a-f]{6}$/);
    expect(lightColours[name]).toBe(themeColour(name).light);
    expect(themeColour(name).dark).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('is asked for no colour that it lacks', () => {
    expect(() => themeColour('purple')).toThrow("defines no colour 'purple'");
  });
});
