const small = [...'abcdefghijklmnopqrstuvwxyz'];
const letters = [...small, ...small.map((letter) => letter.toUpperCase())];

/**
 * Yields a, b, …, Z, aa, ab, …, zz, and those of two letters with a capital: 2,756 names, without those that are not free.
 * Few capitals compress better.
 */
export function* shortNames(isFree: (name: string) => boolean): Generator<string, undefined> {
  for (const name of letters) if (isFree(name)) yield name;
  for (const isSmall of [true, false])
    for (const first of letters)
      for (const second of letters) {
        const name = first + second;
        if ((name === name.toLowerCase()) === isSmall && isFree(name)) yield name;
      }
}
