import { kindMark } from '#domain/obligations/choice';
import { provinceOf } from '#domain/obligations/province';
import type { Industry } from '#domain/obligations/rule';
import { provinceNames } from '#domain/obligations/words';

/**
 * Returns a visitor's choice (`kindMark`) in words: 'Healthcare', 'Healthcare: hospital', 'Healthcare: hospital, Quebec'.
 * Null for none, or for an industry that is not among these.
 */
export function choiceInWords(choice: string, industries: readonly Industry[]): string | null {
  const [id, kind, place] = choice.split(kindMark);
  const industry = industries.find((each) => each.id === id);
  if (!industry) return null;
  const kindName = industry.kinds.find((each) => each.id === kind)?.name;
  const whom = kindName ? `${industry.name}: ${kindName}` : industry.name;
  const province = provinceOf(place);
  return province === 'on' ? whom : `${whom}, ${provinceNames[province]}`;
}
