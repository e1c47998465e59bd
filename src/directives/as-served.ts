/**
 * Whether an island that starts by itself where it must (`now`, trigger.ts) begins as it was served: it came with its
 * form, the address asks for nothing, and nothing stored has an answer. What was served as a waiting line shows more at
 * once.
 */
export function isAsServed(island: Element): boolean {
  if (!island.matches('[opts*=\'"now"\']:has(form)')) return false;
  try {
    const hasNothing = ([name, text]: [string, string]) =>
      name === 'smartstack.arrival' || text.includes('"answers":{}');
    return location.search + location.hash === '' && Object.entries<string>({ ...sessionStorage }).every(hasNothing);
  } catch {
    return true; // Blocked storage holds nothing.
  }
}
