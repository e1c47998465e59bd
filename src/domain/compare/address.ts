/**
 * Returns the address that compares these solutions, in this order. The ids are in the fragment, which browsers do not
 * send to the server.
 */
export function compareAddress(ids: readonly string[]): string {
  return `/compare#c=${ids.join(',')}`;
}
