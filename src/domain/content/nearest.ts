/**
 * Returns the known name that a written one probably means: at most two edits apart, or one for names of up to two
 * letters.
 */
export function nearestName(written: string, known: readonly string[]): string | undefined {
  const most = written.length > 2 ? 2 : 1;
  return known
    .map((name) => ({ name, distance: distance(name, written) }))
    .filter((each) => each.distance <= most)
    .sort((a, b) => a.distance - b.distance)[0]?.name;
}

/** Returns the edit distance: letters added, removed or replaced to turn one word into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [position, opposite] of [...other].entries())
      next.push(
        Math.min(
          (row[position + 1] ?? 0) + 1,
          (next[position] ?? 0) + 1,
          (row[position] ?? 0) + (letter === opposite ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}
