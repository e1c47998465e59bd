const number = /-?\d+(\.\d+)?/g;

/** The numbers in a path, a matrix or a view box; throws for anything that is not a number, such as NaN. */
export function numbersIn(text: string): number[] {
  const rest = text.replace('matrix', '').replace(number, '');
  if (!/^[MLHVAlmhvaZz,()\s]*$/.test(rest)) throw new Error(`"${text}" holds something that is no number`);
  return (text.match(number) ?? []).map(Number);
}

/**
 * The corners that a path passes through, for the commands that the drawings use; arcs count with their ends, `z`
 * returns to the start.
 */
export function cornersOf(path: string): { x: number; y: number }[] {
  let [x, y] = [0, 0];
  let start = { x, y };
  const corners: { x: number; y: number }[] = [];
  numbersIn(path);
  for (const [, command = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const values = numbersIn(rest);
    // One 'l' may have several corners.
    for (; command === 'l' && values.length > 2; values.splice(0, 2)) {
      [x, y] = [x + (values[0] ?? 0), y + (values[1] ?? 0)];
      corners.push({ x, y });
    }
    const [first = 0, second = 0] = values.slice('Aa'.includes(command) ? 5 : 0);
    if ('MLA'.includes(command)) [x, y] = [first, second];
    else if ('alm'.includes(command)) [x, y] = [x + first, y + second];
    else if (command === 'H') x = first;
    else if (command === 'V') y = first;
    else if (command === 'h') x += first;
    else if (command === 'v') y += first;
    else ({ x, y } = start);
    if ('Mm'.includes(command)) start = { x, y };
    corners.push({ x, y });
  }
  return corners;
}
