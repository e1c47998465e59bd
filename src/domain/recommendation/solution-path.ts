/** Returns the address of a solution's page. */
export function solutionPath(id: string): string {
  return `/solutions/${id}`;
}
