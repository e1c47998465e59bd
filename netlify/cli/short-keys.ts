/** The shortest key (characters), so that it stays unique for a while as leads come in. */
const shortest = 8;

/** Returns for each key its shortest unique beginning of eight characters or more. */
export function shortKeys(keys: readonly string[]): Map<string, string> {
  const sorted = [...keys].sort();
  return new Map(
    sorted.map((key, index) => {
      const shared = Math.max(commonLength(key, sorted[index - 1]), commonLength(key, sorted[index + 1]));
      return [key, key.slice(0, Math.max(shortest, shared + 1))];
    }),
  );
}

/** Returns the keys that a typed text may mean: the key itself, else all that begin with it. */
export function matchingKeys(typed: string, keys: readonly string[]): string[] {
  return keys.includes(typed) ? [typed] : keys.filter((key) => key.startsWith(typed));
}

function commonLength(one: string, other = ''): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
