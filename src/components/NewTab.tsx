import * as words from '#components/words.ts';

/** Tells screen readers what the arrow shows: that a link opens in a new tab. */
export function NewTab() {
  return <span className="sr-only">{` ${words.newTab}`}</span>;
}
