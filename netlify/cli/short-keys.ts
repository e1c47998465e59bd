/** No short key is shorter: it stays unique for a while when leads come in. */
const shortest = 8;

/** Returns for each key its shortest beginning that no other key shares, of eight characters or more. */
export function shortKeys(keys: readonly string[]): Map<string, string> {
  const sorted = [...keys].sort();
  return new Map(
    sorted.map((key, index) => {
      const shared = Math.max(commonLength(key, sorted[index - 1]), commonLength(key, sorted[index + 1]));
      return [key, key.slice(0, Math.max(shortest, shared + 1))];
    }),
  );
}

/** Returns the keys that somebody may mean: the one that is typed in full, else all that begin with it. */
export function keysMeant(typed: string, keys: readonly string[]): string[] {
  return keys.includes(typed) ? [typed] : keys.filter((key) => key.startsWith(typed));
}

function commonLength(one: string, other = ''): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
