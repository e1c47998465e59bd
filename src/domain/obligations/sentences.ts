import { countByNature, isContract, type Nature, type NatureCounts, natures } from '#domain/obligations/nature';
import type { Province } from '#domain/obligations/province';
import type { Reading } from '#domain/obligations/reading';
import { employees, type Size } from '#domain/obligations/size';
import { capitalized } from '#domain/text/words';
import * as words from '#domain/obligations/words';

/** Returns how much was read of a province's law for an industry, as a sentence. */
export function readingInWords(reading: Reading, province: Province, industry: string): string {
  const own = province === 'elsewhere' ? words.otherProvinces : words.provinceNames[province];
  switch (reading) {
    case 'read':
      return words.readFor(own);
    case 'part':
      return words.readInPart(own);
    case 'none':
      return words.notReadFor(own, industry);
  }
}

const countOf: Readonly<Record<Nature, (count: number) => string>> = {
  law: words.laws,
  guideline: words.guidelines,
  contract: words.contracts,
};

/** Returns numbers of rules by nature, without empty ones: 'nine laws', 'two guidelines', 'one contract standard'. */
export function naturesInWords(counts: NatureCounts): string[] {
  return natures.filter((nature) => counts[nature] > 0).map((nature) => countOf[nature](counts[nature]));
}

/** The obligations that the first sentences count, and the organization they bind: see `Obligations`, `Situation`. */
type Counted = Readonly<Record<'now' | 'some' | 'larger' | 'coming', readonly { rule: Countable }[]>>;
type Countable = { nature: Nature; binds: readonly { industry: string; employees?: number | undefined }[] };
type Bound = { industry: { id: string; inSentence: string }; size?: Size | undefined };

/**
 * Returns the first sentences of the map: 'Six laws to check, and two guidelines. Three more begin at 25 or 50
 * employees; you answered 1–25. One more is coming.' Rules whose condition is open are counted separately, and contract
 * standards apart from those.
 */
export function obligationsInWords({ now, some, larger, coming }: Counted, { industry, size }: Bound): string {
  const natures = naturesInWords(countByNature(now.map(({ rule }) => rule)));
  const more = (count: number) => (now.length > 0 ? words.more(count) : words.countRules(count));
  const of = (counted: readonly unknown[], sentence: (count: number) => string) =>
    counted.length > 0 ? [`${more(counted.length)} ${sentence(counted.length)}`] : [];
  const { signed, others } = bySignature(some);
  return [
    natures.length > 0 ? words.toCheck(natures) : words.nothingBinds(industry.inSentence),
    ...of(others, words.dependOnYou),
    ...signed,
    ...of(larger, (count) => words.beginFrom(count, startsOf(larger, industry.id), size ? sizeInWords(size) : null)),
    ...of(coming, words.areComing),
  ]
    .map(capitalized)
    .join(' ');
}

/**
 * Returns the first sentences of an industry's document: 'One law binds everybody in healthcare. 13 more depend on what you
 * are or do. One contract standard binds if you take cards. Two more are coming.' Nobody's size is known there.
 */
export function industryInWords({ now, some, coming }: Omit<Counted, 'larger'>, industry: string): string {
  const natures = naturesInWords(countByNature(now.map(({ rule }) => rule)));
  const more = (count: number, before: number) => (before > 0 ? words.more(count) : words.countRules(count));
  const { signed, others } = bySignature(some);
  return [
    natures.length > 0 ? words.bindEverybody(natures, now.length, industry) : words.nothingBinds(industry),
    ...(others.length > 0 ? [`${more(others.length, now.length)} ${words.dependOnYou(others.length)}`] : []),
    ...signed,
    ...(coming.length > 0
      ? [`${more(coming.length, now.length + some.length)} ${words.areComing(coming.length)}`]
      : []),
  ]
    .map(capitalized)
    .join(' ');
}

/** Returns the sentence on the contract standards among rules on a condition, if there are any, and the other rules. */
function bySignature<Each extends { rule: Countable }>(some: readonly Each[]): { signed: string[]; others: Each[] } {
  const others = some.filter(({ rule }) => !isContract(rule));
  const count = some.length - others.length;
  return { signed: count > 0 ? [words.bindIfYouTakeCards(words.contracts(count), count)] : [], others };
}

/** Returns the numbers of employees at which rules begin for an industry, ascending. */
function startsOf(larger: Counted['larger'], industry: string): number[] {
  const starts = larger.flatMap(({ rule }) =>
    rule.binds.flatMap((each) => (each.industry === industry && each.employees ? [each.employees] : [])),
  );
  return [...new Set(starts)].sort((a, b) => a - b);
}

/** Returns a size as the numbers of employees: '1–25', '250 or more'. */
function sizeInWords(size: Size): string {
  const { least, most } = employees[size];
  return most === Infinity ? words.sizeFrom(least) : words.sizeBetween(least, most);
}
