import type { Obligations } from '#domain/obligations/obligations';
import { lowerFirst } from '#domain/obligations/words';

type Named = { id: string; name: string };

/**
 * Returns for whom the rules of one item of a list bind: once, if all do for the same; otherwise a text for each rule, with
 * its name. Rules of another place, of which the list says so, have none. `everybody` is the text of a rule without condition.
 */
export function forWhom(rules: readonly Named[], { now, some, coming }: Obligations, everybody: string): string[] {
  const texts = rules.flatMap(({ id, name }) => {
    const found = [...now, ...some, ...coming].find(({ rule }) => rule.id === id);
    return found ? [{ name, text: found.condition ?? everybody }] : [];
  });
  const [first] = texts;
  if (first && texts.length === rules.length && texts.every(({ text }) => text === first.text)) return [first.text];
  return texts.map(({ name, text }) => `${name}: ${lowerFirst(text)}`);
}
