/** Prints one row of a table whose cells are aligned to the right. */
export function printRow(cells: (string | number)[]): void {
  console.log(cells.map((cell) => cell.toLocaleString('en-CA').padStart(14)).join(''));
}
