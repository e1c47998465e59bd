import { type AssumptionName, assumptions } from '#domain/roi/assumptions';
import { asFigure } from '#domain/roi/formats';
import type { RoiModelContent } from '#domain/roi/model-content';
import * as words from '#domain/roi/words';
import { twoReadings, typedNumber } from '#domain/roi/typed-number';

/** The assumptions that a visitor has replaced, as typed. */
export type TypedAssumptions = Partial<Record<AssumptionName, string>>;

/** The value that the model uses for an assumption, and a note where that is not what was typed. */
export type UsedAssumption = { value: number; note?: string };

/** Returns the initial value where nothing readable was typed, the nearer limit where it is outside them, with a note. */
export function usedAssumption(
  { min, max }: { min: number; max: number },
  initial: number,
  typed: string | undefined,
): UsedAssumption {
  if (typed === undefined) return { value: initial };
  const text = typed.replace(/[%×]\s*$/, '');
  const both = twoReadings(text);
  // Of two readings the one counts that alone is within the limits: a share of 12.125 % is none of 12,125 %.
  const possible = both && [both.decimal, both.thousands].filter((value) => value >= min && value <= max);
  if (possible && possible.length !== 1) return { value: initial, note: words.unclear(asFigure(initial)) };
  const number = possible?.[0] ?? typedNumber(text);
  if (number === null) return { value: initial, note: words.unreadable(asFigure(initial)) };
  if (number < min) return { value: min, note: words.tooLow(asFigure(min)) };
  if (number > max) return { value: max, note: words.tooHigh(asFigure(max)) };
  return { value: number };
}

/** Returns every assumption with the value that the model uses. */
export function usedAssumptions(
  typed: TypedAssumptions,
  assumed: RoiModelContent['assumptions'],
): Record<AssumptionName, number> {
  const used = assumptions.map((each) => [
    each.name,
    usedAssumption(each, assumed[each.name].value, typed[each.name]).value,
  ]);
  return Object.fromEntries(used) as Record<AssumptionName, number>;
}
