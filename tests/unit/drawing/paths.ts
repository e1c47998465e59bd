/** The numbers in a path, a matrix or a view box; throws where something stands that is no number. */
export function numbersIn(text: string): number[] {
  const words = text.split(/[MLHVhvAZz,()\s]+|matrix/).filter(Boolean);
  return words.map((word) => {
    if (!/^-?\d+(\.\d+)?$/.test(word)) throw new Error(`"${word}" in "${text}" is not a number`);
    return Number(word);
  });
}

/** The corners a path passes through. Knows the commands that the drawings use; arcs count with their ends. */
export function cornersOf(path: string): { x: number; y: number }[] {
  let [x, y] = [0, 0];
  const corners: { x: number; y: number }[] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const [first = 0, second = 0] = numbersIn(rest).slice(command === 'A' ? 5 : 0);
    if ('MLA'.includes(command)) [x, y] = [first, second];
    else if (command === 'H') x = first;
    else if (command === 'V') y = first;
    else if (command === 'h') x += first;
    else if (command === 'v') y += first;
    else if (!'Zz'.includes(command)) throw new Error(`unknown command ${command}`);
    corners.push({ x, y });
  }
  return corners;
}
