import { minified } from '#netlify/build/page-css';

/** Declarations whose colours an older browser does not understand, or that say by which scheme they are chosen. */
const hasColours = /light-dark\(|oklch\(|color-mix\(|color-scheme:/;
const openPopover = ':popover-open';

/** What browsers themselves say of popovers: https://html.spec.whatwg.org/multipage/rendering.html#flow-content-3 */
const popovers =
  '@layer theme{[popover]{position:fixed;inset:0;width:fit-content;height:fit-content;overflow:auto}[popover]:not([data-popover-open]){display:none}}';

/**
 * Returns the style sheet for browsers without `light-dark()` or popovers, which they have in addition to a page's own
 * (src/early/older.ts): of these sheets, the declarations with colours, in sRGB for the light and the dark scheme, and
 * the rules of open popovers, for those that the script has opened. A mixture of colours is its first colour. All else
 * stands where it stood: here it would win over what a window's width or a state changes.
 */
export function olderCss(sheets: readonly string[]): string {
  const whole = minified(withHues(sheets.join('\n')));
  const chosen = rulesWith(whole, coloursOf);
  const opened = rulesWith(whole, (rule) => (rule.includes(openPopover) ? rule : '')).replaceAll(
    openPopover,
    '[data-popover-open]',
  );
  return [
    minified(inEveryScheme(withoutMixtures(chosen)), { targets: { chrome: 109 << 16 } }),
    minified(`@supports not selector(${openPopover}){${popovers}${opened}}`),
  ].join('');
}

/** Tokens are light or dark where they are defined: they are defined again where a part of the page changes its scheme. */
function inEveryScheme(css: string): string {
  const changing = [...css.matchAll(/(?<=[{};])([^{};]+)\{[^{}]*color-scheme:[^{}]*\}/g)].map(
    ([, selector]) => selector,
  );
  return css.replaceAll(':root,:host{', `${[':root,:host', ...new Set(changing)].join(',')}{`);
}

function withHues(css: string): string {
  const hues = new Map(
    Array.from(css.matchAll(/(--hue-[\w-]+):\s*([\d.]+)/g), ([, name = '', hue = '']) => [name, hue]),
  );
  return css.replace(/var\((--hue-[\w-]+)\)/g, (said, name: string) => hues.get(name) ?? said);
}

function withoutMixtures(css: string): string {
  return css.replace(/color-mix\(in oklab, ?(var\([^()]*\)) [^,()]*, ?(?:var\([^()]*\)|transparent)\)/g, '$1');
}

/** Returns what an older browser lacks of a rule; tokens that stand for others change with them. */
function coloursOf(rule: string): string {
  const [selector = '', declarations = ''] = rule.slice(0, -1).split('{');
  const all = declarations.split(';');
  if (!all.some((each) => hasColours.test(each))) return '';
  const needed = all.filter((each) => hasColours.test(each) || /^--[\w-]+:.*var\(/.test(each));
  return `${selector}{${needed.join(';')}}`;
}

/** Returns a sheet with what is wanted of each of its rules; none has another in it. */
function rulesWith(css: string, wanted: (rule: string) => string): string {
  return css.replace(/(?<=^|[{};])[^{};]+\{[^{}]*\}/g, wanted);
}
