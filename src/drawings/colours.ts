import { readFileSync } from 'node:fs';
import { formatHex } from 'culori';

/*
 * The colours of the theme in sRGB, for what reads no style sheet: documents, pictures, icons and the frame that a
 * browser draws around a page.
 */

/** Where the theme is, seen from the project's folder: builds and tests run there. */
const theme = 'src/styles/theme.css';

/** A colour as `#rrggbb`, in the light and in the dark scheme. */
export type Colour = { light: string; dark: string };

/**
 * Returns the colours that a style sheet defines as `--color-NAME: light-dark(oklch(…), oklch(…))`, by name. A hue may be
 * that of a layer: `var(--hue-NAME)`. Throws an error that names a value which is no colour, or a hue that is not defined.
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

/** Returns a style sheet with the hues that it defines as `--hue-NAME: DEGREES` wherever it names them. */
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

/** Returns a colour of the theme, for example `ink-2`. Throws an error where the theme has none of that name. */
export function themeColour(name: string): Colour {
  const colour = colours.get(name);
  if (!colour) throw new Error(`${theme} defines no colour '${name}' as light-dark(oklch(…), oklch(…)).`);
  return colour;
}

/** The theme's colours by name as a document or a picture has them: in the light scheme. */
export const lightColours: Readonly<Record<string, string>> = Object.fromEntries(
  [...colours].map(([name, { light }]) => [name, light]),
);
