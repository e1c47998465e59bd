/**
 * Returns the address that compares these solutions, in this order. They stand in its fragment, which no browser sends
 * to a server.
 */
export function compareAddress(ids: readonly string[]): string {
  return `/compare#c=${ids.join(',')}`;
}
