import type { Province } from '#domain/obligations/province';
import type { Stated } from '#domain/obligations/situation';
import type { SentencePlace } from '#domain/sentence/parameters';

const provinceIn: Readonly<Record<SentencePlace, Province>> = {
  ontario: 'on',
  quebec: 'qc',
  'british-columbia': 'bc',
  alberta: 'ab',
  other: 'elsewhere',
  // An organization in Ontario that also works in the United States.
  us: 'on',
};

/** Returns the province and the geography for which a place of the sentence has its rules read. */
export function situationIn(place: SentencePlace): Stated & { province: Province } {
  return { province: provinceIn[place], geography: place === 'us' ? 'north-america' : 'canada' };
}
