import { assumptions } from '#domain/roi/assumptions';
import { asFigure } from '#domain/roi/formats';
import * as words from '#domain/roi/words';
import { typedNumber } from '#domain/roi/typed-number';

export type AssumptionName = (typeof assumptions)[number]['name'];
/** The assumptions that a visitor has replaced, as typed. */
export type TypedAssumptions = Partial<Record<AssumptionName, string>>;

type Assumption = (typeof assumptions)[number];

/** The value that the model uses for an assumption, and a note where that is not what was typed. */
export type UsedAssumption = { value: number; note?: string };

/** Returns the initial value where nothing readable was typed, the nearer limit where it is outside them, with a note. */
export function usedAssumption({ initial, min, max }: Assumption, typed: string | undefined): UsedAssumption {
  if (typed === undefined) return { value: initial };
  const number = typedNumber(typed.replace(/[%×]\s*$/, ''));
  if (number === null) return { value: initial, note: words.unreadable(asFigure(initial)) };
  if (number < min) return { value: min, note: words.tooLow(asFigure(min)) };
  if (number > max) return { value: max, note: words.tooHigh(asFigure(max)) };
  return { value: number };
}

/** Returns every assumption with the value that the model uses. */
export function usedAssumptions(typed: TypedAssumptions): Partial<Record<AssumptionName, number>> {
  return Object.fromEntries(
    assumptions.map((assumption) => [assumption.name, usedAssumption(assumption, typed[assumption.name]).value]),
  );
}
