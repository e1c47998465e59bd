/*
 * Whom a visitor says they are, in one value: an industry's id, or with a kind of it `healthcare:hospital`. Forms, links
 * and this tab's storage hold it.
 */

/** Returns the value for an industry, or for a kind of it. */
export function choiceOf(industry: string, kind?: string): string {
  return kind === undefined ? industry : `${industry}:${kind}`;
}

/** Returns the ids that a value is made of, whether or not anything has them. `kind` is undefined where none is named. */
export function partsOfChoice(choice: string): { industry: string; kind: string | undefined } {
  const [industry = '', kind] = choice.split(':');
  return { industry, kind };
}
