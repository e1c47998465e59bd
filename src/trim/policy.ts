import { createHash } from 'node:crypto';

/** What a Content-Security-Policy allows a text as: `'sha256-…'`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * A policy whose `script-src` and `style-src` allow, of everything inline, these texts and nothing else. Every other
 * source and directive stays as it is.
 */
export function policyFor(policy: string, inline: { 'script-src': string[]; 'style-src': string[] }): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(/\s+/);
      if (name !== 'script-src' && name !== 'style-src') return directive;
      const others = sources.filter((source) => !source.startsWith("'sha256-"));
      return [name, ...others, ...new Set(inline[name].map(hashSource))].join(' ');
    })
    .join(';');
}
