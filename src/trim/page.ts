import { createHash } from 'node:crypto';

const styles = /<style>([\s\S]*?)<\/style>/g;
const policyContent = /(?<=<meta http-equiv="content-security-policy" content=")[^"]*/i;

/**
 * A built page whose style sheets are one, in the head where HTML wants it (Astro prints that of its islands in the
 * body), holding what `usedCss` leaves of them. Its policy allows the new sheet where it allowed all the old ones; what
 * it does not know stays unknown, and stops the build (netlify/build/integration.ts).
 */
export function trimmedPage(html: string, usedCss: (css: string) => string): string {
  const sheets = [...html.matchAll(styles)].map(([, css = '']) => css);
  const sheet = usedCss(sheets.join('\n'));
  return html
    .replace(styles, '')
    .replace('</head>', () => `<style>${sheet}</style></head>`)
    .replace(policyContent, (policy) => {
      const [first = '', ...others] = sheets.map(hashSource);
      return [first, ...others].every((source) => policy.includes(source))
        ? policy.replace(first, () => hashSource(sheet))
        : policy;
    });
}

/** What a Content-Security-Policy allows an inline text as. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
