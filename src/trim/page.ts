import { policyFor } from '#trim/policy';

const styles = /<style>([\s\S]*?)<\/style>/g;
/** Scripts that run: a block of data has no need of a hash. */
const scripts = /<script(?![^>]*\b(?:src=|json))[^>]*>([\s\S]*?)<\/script>/g;
const policyMeta = /(<meta http-equiv="content-security-policy" content=")([^"]*)(">)/;

/**
 * A built page with what it does not need taken out: its style sheets are one, in the head where HTML wants it (Astro
 * prints that of its islands in the body), holding what `usedCss` leaves of them; its policy allows the inline scripts
 * and the sheet that the page has, not those of every page.
 */
export function trimmedPage(html: string, usedCss: (css: string) => string): string {
  const sheet = usedCss([...html.matchAll(styles)].map(([, css = '']) => css).join('\n'));
  const bare = html.replace(styles, '').replace('</head>', () => `<style>${sheet}</style></head>`);
  const inline = { 'script-src': [...bare.matchAll(scripts)].map(([, text = '']) => text), 'style-src': [sheet] };
  return bare.replace(policyMeta, (_, before, policy, after) => `${before}${policyFor(policy, inline)}${after}`);
}
