import type { Sentence } from '#domain/sentence/parameters';
import type { SentenceTable } from '#domain/sentence/table';
import * as words from '#domain/sentence/words';

/* In the script of the home page. What islands use too would come with all that they share: this file imports
   constants and types only. */

/** What the stack shows of a layer: 'on' where it is asked for, 'tint' beside one that is, 'ghost' without a rule. */
export type PlateInAnswer = { state: 'on' | 'tint' | 'ghost'; note: string };

/** The answer to a sentence. */
export type SentenceAnswer = {
  /** How many candidates meet it; empty where no area is chosen. */
  candidates: string;
  /** How many rules bind, and how many are coming. */
  rules: string;
  /** The key of the layer that is asked for; empty for none. */
  layer: string;
  /** The five layers, top to bottom. */
  plates: PlateInAnswer[];
};

/**
 * Returns the answer to a sentence; null where nothing is chosen that the table has. `layers` are the keys, top to bottom.
 * Where the data may stay is 'any' until it is chosen.
 */
export function answerTo(
  { areas, places, rules }: SentenceTable,
  chosen: Sentence,
  layers: readonly string[],
): SentenceAnswer | null {
  const area = areas[chosen.area];
  const data = chosen.data === 'canada' || chosen.data === 'own' ? chosen.data : 'any';
  const [candidates = 0, meeting = 0, inPart = 0, missing = 0] = area?.[data] ?? [];
  const isWhom = chosen.industry in rules && chosen.industry !== '';
  const place = places.indexOf(chosen.place) + 1;
  const counts = rules[isWhom ? chosen.industry : '']?.[place];
  if (!counts || !(area || isWhom || place > 0)) return null;
  const [inForce, coming, ...byLayer] = counts;
  const force = !isWhom ? 'exist' : place > 0 ? 'bind' : 'may';
  return {
    candidates: area ? words.candidates(candidates, meeting, inPart, candidates - meeting - missing) : '',
    rules: words.rules[force](inForce, coming),
    layer: area?.layer ?? '',
    plates: layers.map((key, index) => {
      const count = byLayer[index] ?? 0;
      const note = words.onLayer[force](count, inForce);
      if (key === area?.layer) return { state: 'on', note: `${words.meet(candidates, meeting, inPart)}\n${note}` };
      return { state: count === 0 ? 'ghost' : area ? 'tint' : 'on', note };
    }),
  };
}
