/**
 * Returns a rule's name in two parts: the acronym in brackets at its end, where that abbreviates the whole name, and
 * the name before it. 'Personal Health Information Protection Act (PHIPA)' is short 'PHIPA'. A name without such an
 * acronym is its own short form, and `full` is null.
 */
export function shortAndFull(name: string): { short: string; full: string | null } {
  const [, full = '', acronym = ''] = /^(.+) \(([A-Z]{3,}(?: [A-Z]{3,})?)\)$/.exec(name) ?? [];
  return acronym !== '' && acronym[0] === full[0] ? { short: acronym, full } : { short: name, full: null };
}
