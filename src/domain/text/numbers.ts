/**
 * Returns a whole number with its thousands grouped: '1,450'. Does not use `Intl`: its first use in a page costs a slow
 * phone 85 ms, to load the tables of every language.
 */
export function grouped(whole: number | bigint): string {
  // eslint-disable-next-line regexp/no-super-linear-move -- the digits of a number, not a text
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}
