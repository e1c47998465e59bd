import { type AssumptionName, assumptions } from '#domain/roi/assumptions';
import type { Currency } from '#domain/roi/currency';
import { asFigure } from '#domain/roi/formats';
import type { RoiModelContent } from '#domain/roi/model-content';
import * as words from '#domain/roi/words';
import { type Quantity, twoReadings, typedNumber } from '#domain/roi/typed-number';

/** The assumptions that a visitor has replaced, as typed. */
export type TypedAssumptions = Partial<Record<AssumptionName, string>>;

/** The value that the model uses for an assumption, and a note where it differs from the typed one. */
export type UsedAssumption = { value: number; note?: string };

/** What an assumption counts, and the model's limits for it. */
type Limits = { quantity: Quantity; min: number; max: number };

/**
 * Returns the initial value where no number was typed and the nearer limit where it is out of bounds, each with a note.
 */
export function usedAssumption(limits: Limits, initial: number, typed: string | undefined): UsedAssumption {
  if (typed === undefined) return { value: initial };
  const number = readAs(limits, typed);
  if (number === 'unclear') return { value: initial, note: words.unclear(asFigure(initial)) };
  if (number === null && typed.trim() === '') return { value: initial, note: words.noNumber(asFigure(initial)) };
  if (number === null) return { value: initial, note: words.unreadable(typed, asFigure(initial)) };
  const { min, max } = limits;
  if (number < min) return { value: min, note: words.tooLow(asFigure(min)) };
  if (number > max) return { value: max, note: words.tooHigh(asFigure(max)) };
  return { value: number };
}

/** Returns the typed number; null where there is none, 'unclear' where there are two readings. */
function readAs({ quantity, min, max }: Limits, typed: string): number | 'unclear' | null {
  const both = twoReadings(typed, quantity);
  // A reading that alone is within the limits wins: a share of 12.125 % cannot be 12,125 %.
  const possible = both && [both.decimal, both.thousands].filter((value) => value >= min && value <= max);
  if (possible && possible.length !== 1) return 'unclear';
  return possible?.[0] ?? typedNumber(typed, quantity);
}

/**
 * Returns the prices that stay in US dollars though the visitor calculates in another currency: the initial ones,
 * including those used because the typed value is unreadable. None is converted.
 */
export function pricesInUsDollars(typed: TypedAssumptions, currency: Currency): AssumptionName[] {
  if (currency === 'USD') return [];
  const isInitial = (limits: Limits, text: string | undefined) =>
    text === undefined || typeof readAs(limits, text) !== 'number';
  return assumptions
    .filter((each) => each.unit.startsWith('USD') && isInitial(each, typed[each.name]))
    .map(({ name }) => name);
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
