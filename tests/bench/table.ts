/** Prints the heading of a part of a report. */
export function section(title: string): void {
  console.log(`\n${title}\n`);
}

/** Prints rows below their headings, in columns as wide as their longest cell; all but the first end at the right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  for (const row of all) console.log(line(row));
}
