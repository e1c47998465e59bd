import type { MapAnswer } from '#domain/obligations/map/answer';
import type { MapView } from '#domain/obligations/map/view';
import * as words from '#domain/obligations/map/words';

/** What a view is narrowed to, in the words of its controls; empty where it is not. */
export type ViewInWords = { whom: string; place: string; layer: string; day: string };

/**
 * Returns what the map says of a view: a number, the sentence that it begins ('rules bind a hospital in Ontario today.'),
 * and what follows ('8 laws, 2 guidelines. 2 are coming.'). Where the view has only what is coming or proposed, that is
 * counted.
 */
export function answerInWords(
  { binding, some, coming, proposed }: MapAnswer,
  status: string,
  { whom, place, layer, day }: ViewInWords,
): { number: number; sentence: string; more: string } {
  const isYet = status === words.coming || status === words.proposed;
  const counted = isYet ? (status === words.coming ? coming : proposed) : binding;
  const number = counted.length;
  const force = whom ? words.bind(number, words.everybody(whom)) : words.inForce(number);
  const said = isYet
    ? [whom && words.forWhom(whom), place, words.notYet(number, status)]
    : [force, place, day ? words.onDay(day) : words.today];
  const natures = Object.entries(words.natures).flatMap(([nature, inWords]) => {
    const count = counted.filter((row) => row.nature === nature).length;
    return count > 0 && number > 1 ? [inWords(count)] : [];
  });
  const sentence = [words.rule(number), layer && words.onLayer(layer), ...said].filter(Boolean).join(' ');
  const yet = [
    ...(coming.length > 0 ? [words.counted(coming.length, words.coming)] : []),
    ...(proposed.length > 0 ? [words.counted(proposed.length, words.proposed)] : []),
  ];
  return {
    number,
    sentence: words.ended(sentence),
    more: [
      ...(natures.length > 0 ? [words.inSentence(natures)] : []),
      ...(some.length > 0 ? [words.onCondition(some.length)] : []),
      ...(status ? [] : [yet.length > 0 ? words.inSentence(yet) : words.nothingComing]),
    ].join(' '),
  };
}

/**
 * Returns what comes next, around the names of its rules: 'Next: ', then ', May 1, 2027, in 155 days.', and what comes
 * sooner abroad.
 */
export function nextInWords(
  { next, abroad, coming }: MapAnswer,
  dayInWords: (day: string) => string,
): { before: string; after: string } {
  if (next) {
    const after = words.nextOn(dayInWords(next.day), next.days);
    if (!abroad) return { before: words.next, after };
    return { before: words.nextAtHome, after: after + words.sooner(namesInWords(abroad.rows), dayInWords(abroad.day)) };
  }
  return { before: coming.length > 0 ? words.noDaySet : '', after: '' };
}

/** Returns the names of rules as a list: 'OSFI E-23 and AMF guideline on AI'. */
function namesInWords(rows: readonly { name: string }[]): string {
  return rows.map(({ name }, index) => words.joint(index, rows.length) + name).join('');
}

/** With so many rules or fewer, they are shown at once. */
const few = 3;

/**
 * Returns the line that stands for what has no day to prepare for, until it is asked for: '7 coming without a date,
 * 1 proposed'. Null where they are shown: few, chosen by their status, or looked ahead to.
 */
export function foldInWords({ coming, proposed }: MapAnswer, { status, on }: MapView): string | null {
  const undated = coming.filter(({ date }) => date === null);
  if (status || on || undated.length + proposed.length <= few) return null;
  return [
    ...(undated.length > 0 ? [words.comingUndated(undated.length)] : []),
    ...(proposed.length > 0 ? [words.countOf(proposed.length, words.proposed)] : []),
  ].join(', ');
}
