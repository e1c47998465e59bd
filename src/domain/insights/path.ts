/** Returns the address of an article. */
export function insightPath(id: string): string {
  return `/insights/${id}`;
}
