/**
 * Returns a text in which a secret is replaced by '[key]', however it is written: as it is, with escapes of addresses,
 * JSON or HTML for some characters or for all, in hexadecimal digits, or in Base64 with other text before and after it.
 * Small and capital letters count as the same.
 */
export function maskSecret(text: string, secret: string): string {
  if (secret === '') return text;
  return [escaped(secret), hexadecimal(secret), ...base64(secret)].reduce(
    (masked, pattern) => masked.replace(new RegExp(pattern, 'gi'), '[key]'),
    text,
  );
}

/** Matches each character as it is or escaped; escapes of escapes (`%2525`, `\\\\u`) too. */
function escaped(secret: string): string {
  return [...secret].map((character) => `(?:${literal(character)}|${escapes(character)})`).join('');
}

function escapes(character: string): string {
  const bytes = [...new TextEncoder().encode(character)].map((byte) => `%(?:25)*${hex(byte, 2)}`).join('');
  const code = character.codePointAt(0) ?? 0;
  const named = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }[character];
  const html = `&(?:amp;)*(?:#0*${code}|#x0*${hex(code, 1)}${named ? `|${named}` : ''});`;
  return `${bytes}|\\\\+(?:u0*${hex(code, 4)}|x${hex(code, 2)}|${literal(character)})|${html}`;
}

function hexadecimal(secret: string): string {
  return [...new TextEncoder().encode(secret)].map((byte) => hex(byte, 2)).join('[\\s:]?');
}

/** Three bytes are four digits: of the three ways to fall on that grid, the digits that hold nothing but the secret. */
function base64(secret: string): string[] {
  const bytes = [...new TextEncoder().encode(secret)];
  return [0, 1, 2].map((before) => {
    const whole = btoa(String.fromCharCode(...Array<number>(before).fill(0), ...bytes)).replace(/=+$/, '');
    const first = Math.ceil((before * 8) / 6);
    const last = Math.floor(((before + bytes.length) * 8) / 6);
    const digits = [...whole.slice(first, last)].map((digit) =>
      digit === '+' ? '[+-]' : digit === '/' ? '[/_]' : digit,
    );
    return `[A-Za-z0-9+/_-]{${before}}${digits.join('')}[A-Za-z0-9+/_-]?=*|${digits.join('')}`;
  });
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}

function literal(character: string): string {
  return character.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');
}
