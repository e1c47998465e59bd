import { kindMark } from '#domain/obligations/choice';
import { type Province, provinceOf } from '#domain/obligations/province';
import { choiceOf } from '#domain/obligations/situation';
import { provinceNames } from '#domain/obligations/words';
import * as words from '#domain/sentence/notice/words';
import type { VisitorIndustry } from '#domain/recommendation/recommend';

/** An industry with the kinds of organization that are offered in it. */
export type OfferedIndustry = VisitorIndustry & { kinds: readonly { id: string; name: string }[] };

/**
 * Returns the choice (`kindMark`) that an address names: its industry and kind, with the province named beside them
 * where there is one. Empty for none, and for an industry or a kind that is not offered.
 */
export function offeredChoice(named: string, industries: readonly OfferedIndustry[]): string {
  const [id, kind = '', province] = named.split(kindMark);
  const industry = industries.find((each) => each.id === id);
  if (!industry || (kind !== '' && !industry.kinds.some((each) => each.id === kind))) return '';
  return choiceOf(industry.id, kind || undefined, provinceOf(province));
}

/** Returns a choice with this province in place of its own; Ontario too, as it was said. */
export function choiceIn(province: Province, choice: string): string {
  const [id = '', kind = ''] = choice.split(kindMark);
  return [id, kind, province].join(kindMark);
}

/** Returns an offered choice for a list: 'hospital, Quebec', 'telecommunications'; empty for none. */
export function choiceInWords(choice: string, industries: readonly OfferedIndustry[]): string {
  const [id, kind, province] = choice.split(kindMark);
  const industry = industries.find((each) => each.id === id);
  if (!industry) return '';
  const whom = industry.kinds.find((each) => each.id === kind)?.name ?? industry.inSentence;
  return province ? words.inPlace(whom, provinceNames[provinceOf(province)]) : whom;
}
