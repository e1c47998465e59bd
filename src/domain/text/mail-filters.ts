/* How filters of mail write an address into one of their own, and back. */

/** Percent escapes: most services, each once more. One that is no character stays. */
export function withoutPercents(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes.replace(/%[2-7][0-9a-f]/gi, decodeURIComponent);
    }
  });
}

/** Proofpoint URL Defense, version 2: '-' instead of '%', '_' instead of '/'. */
export function proofpoint2(text: string): string {
  return withoutPercents(text.replaceAll('-', '%').replaceAll('_', '/'));
}

/**
 * Proofpoint URL Defense, version 3: `v3/__ADDRESS__;CHARACTERS!…`. Each '*' of the address stands for the next of the
 * characters (Base64), each '**' and a letter for several of them.
 */
export function proofpoint3(text: string): string | null {
  const start = text.indexOf('/v3/__') + 6;
  const end = text.indexOf('__;', start);
  const coded = /^[\w-]*/.exec(text.slice(end + 3))?.[0] ?? '';
  const characters = start > 5 && end > start ? fromBase64(coded) : null;
  if (characters === null) return null;
  const left = [...characters];
  return text
    .slice(start, end)
    .replace(/\*(?:\*(.))?/g, (_, run?: string) => left.splice(0, run ? runs.indexOf(run) + 2 : 1).join(''));
}

const runs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Sophos, and Bing, which writes `a1` before it: the address in Base64, as the parameter `u`. */
export function inBase64(text: string): string | null {
  const coded = /[?&]u=(?:a1)?(aHR0c[\w+/-]*)/.exec(text)?.[1];
  return coded ? fromBase64(coded) : null;
}

/** Returns the UTF-8 text in Base64, of either alphabet; null where it is none. */
function fromBase64(coded: string): string | null {
  try {
    const bytes = atob(coded.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return null;
  }
}
