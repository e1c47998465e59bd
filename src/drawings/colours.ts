import { readFileSync } from 'node:fs';
import { formatHex } from 'culori';

/*
 * The theme's colours in sRGB, for uses without a style sheet: documents, pictures, icons and the browser's frame
 * around a page.
 */

/** The theme's path from the project's folder, where builds and tests run. */
const theme = 'src/styles/theme.css';

/** A colour as `#rrggbb`, for the light and the dark scheme. */
export type Colour = { light: string; dark: string };

/**
 * Returns the colours that a style sheet defines as `--color-NAME: light-dark(oklch(…), oklch(…))`, by name. A hue may
 * be a layer's: `var(--hue-NAME)`. Throws an error with the value that is not a colour, or the hue that is not defined.
 */
export function coloursOf(styleSheet: string): Map<string, Colour> {
  const definitions = /--color-([\w-]+):\s*light-dark\(\s*(oklch\([^)]*\)),\s*(oklch\([^)]*\))\s*\)/g;
  return new Map(
    [...withHues(styleSheet).matchAll(definitions)].map(([, name = '', light = '', dark = '']) => [
      name,
      { light: hexOf(light), dark: hexOf(dark) },
    ]),
  );
}

/** Returns a style sheet with each `var(--hue-NAME)` replaced by its definition, `--hue-NAME: DEGREES`. */
function withHues(styleSheet: string): string {
  const hues = new Map([...styleSheet.matchAll(/(--hue-[\w-]+):\s*([\d.]+);/g)].map(([, name, hue]) => [name, hue]));
  return styleSheet.replace(/var\((--hue-[\w-]+)\)/g, (_, name: string) => {
    const hue = hues.get(name);
    if (hue === undefined) throw new Error(`'${name}' is no hue of the style sheet.`);
    return hue;
  });
}

function hexOf(value: string): string {
  const hex = formatHex(value);
  if (!hex) throw new Error(`'${value}' is no colour.`);
  return hex;
}

const colours = coloursOf(readFileSync(theme, 'utf8'));

/** Returns a colour of the theme, for example `ink-2`. Throws an error for an unknown name. */
export function themeColour(name: string): Colour {
  const colour = colours.get(name);
  if (!colour) throw new Error(`${theme} defines no colour '${name}' as light-dark(oklch(…), oklch(…)).`);
  return colour;
}

/** The theme's colours by name, in the light scheme, for documents and pictures. */
export const lightColours: Readonly<Record<string, string>> = Object.fromEntries(
  [...colours].map(([name, { light }]) => [name, light]),
);
