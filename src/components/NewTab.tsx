import * as words from '#components/words.ts';

/** Returns the words, for those who do not see the arrow, that a link opens in a new tab. */
export function NewTab() {
  return <span className="sr-only">{` ${words.newTab}`}</span>;
}
