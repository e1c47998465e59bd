import { grouped } from '#domain/text/numbers';
import { type RoiEstimate, roiEstimate, type RuleOfThumb } from '#domain/roi/estimate';
import { type RoiField, roiFields, type RoiForm } from '#domain/roi/fields';
import { type TwoReadings, twoReadings, typedNumber } from '#domain/roi/typed-number';
import * as words from '#domain/roi/words';

/** The alert for an incomplete form. Specification §5, ROI form. */
export const incompleteMessage = words.incompleteMessage;

/** The numbers of a complete form. */
export type RoiFigures = Record<RoiField, number>;

export type RoiOutcome =
  { status: 'incomplete'; missing: RoiField[] } | { status: 'done'; figures: RoiFigures; estimate: RoiEstimate };

/**
 * Returns the estimate for a form by a rule of thumb, or the required fields without a number. Specification §5 and §9.
 */
export function roiOutcome(form: RoiForm, rule: RuleOfThumb): RoiOutcome {
  const missing = roiFields.filter(({ name, required }) => required && typedNumber(form[name]) === null);
  if (missing.length > 0) return { status: 'incomplete', missing: missing.map(({ name }) => name) };
  const number = (field: RoiField) => typedNumber(form[field]) ?? 0;
  const figures = {
    callVolume: number('callVolume'),
    averageHandleTime: number('averageHandleTime'),
    agentHeadcount: number('agentHeadcount'),
    averageAgentSalary: number('averageAgentSalary'),
    softwareCosts: number('softwareCosts'),
  };
  return { status: 'done', figures, estimate: roiEstimate(figures, rule) };
}

/** Returns the error of an unusable field after Calculate. */
export function fieldError(text: string): string {
  const both = twoReadings(text);
  if (both) return twoWays(both);
  return text.trim() === '' ? words.enterNumber : words.enterDigits;
}

/** Returns the note at a questionable field that is still calculated, or undefined. */
export function fieldNote(field: RoiField, text: string): string | undefined {
  const number = typedNumber(text);
  if (number !== null && number < 0) return words.negative;
  const isOptional = roiFields.some(({ name, required }) => name === field && !required);
  if (!isOptional || number !== null || text.trim() === '') return undefined;
  const both = twoReadings(text);
  return both ? `${twoWays(both)} ${words.untilThen}` : words.countsAsNothing;
}

function twoWays({ decimal, thousands }: TwoReadings): string {
  return words.twoWays(grouped(thousands), String(decimal));
}
