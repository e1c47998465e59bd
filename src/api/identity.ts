/** A random UUID (version 4). Works without a secure context, where `crypto.randomUUID` does not exist. */
export function randomUuid(): string {
  return asUuid(crypto.getRandomValues(new Uint8Array(16)), 4);
}

/**
 * A UUID (version 8) that the same secret and text always give again: a submission's idempotency key. The secret
 * keeps it from telling anything about the text. Random where the browser offers no digest (no secure context).
 */
export async function derivedUuid(secret: string, text: string): Promise<string> {
  if (!('subtle' in crypto)) return randomUuid();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${secret}\n${text}`));
  return asUuid(new Uint8Array(digest).slice(0, 16), 8);
}

function asUuid(bytes: Uint8Array, version: number): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
