/** Returns the words, for those who do not see the arrow, that a link opens in a new tab. */
export function NewTab() {
  return <span className="sr-only"> (opens in a new tab)</span>;
}
