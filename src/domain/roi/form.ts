import { cleanText } from '#domain/text/clean-text';
import { grouped } from '#domain/text/numbers';
import { type RoiEstimate, roiEstimate, type RuleOfThumb } from '#domain/roi/estimate';
import { type Currency, inCurrency } from '#domain/roi/currency';
import { fieldQuantities, type RoiField, roiFields, type RoiForm } from '#domain/roi/fields';
import { namedCurrency, type TwoReadings, twoReadings, typedNumber } from '#domain/roi/typed-number';
import * as words from '#domain/roi/words';

/** The numbers of a complete form. */
export type RoiFigures = Record<RoiField, number>;

export type RoiOutcome =
  { status: 'incomplete'; missing: RoiField[] } | { status: 'done'; figures: RoiFigures; estimate: RoiEstimate };

/**
 * Returns the estimate for a form by a rule of thumb, or the required fields without a number. Specification §5 and §9.
 */
export function roiOutcome(form: RoiForm, rule: RuleOfThumb): RoiOutcome {
  const missing = roiFields.filter(
    ({ name, required }) => required && typedNumber(form[name], fieldQuantities[name]) === null,
  );
  if (missing.length > 0) return { status: 'incomplete', missing: missing.map(({ name }) => name) };
  const number = (field: RoiField) => typedNumber(form[field], fieldQuantities[field]) ?? 0;
  const figures = {
    callVolume: number('callVolume'),
    averageHandleTime: number('averageHandleTime'),
    agentHeadcount: number('agentHeadcount'),
    averageAgentSalary: number('averageAgentSalary'),
    softwareCosts: number('softwareCosts'),
  };
  return { status: 'done', figures, estimate: roiEstimate(figures, rule) };
}

/**
 * Returns the alert for required fields without a number: the specified one if any is empty, otherwise how many cannot
 * be read. Specification §5, ROI form.
 */
export function incompleteMessage(form: RoiForm, missing: readonly RoiField[]): string {
  return missing.some((name) => isEmpty(form[name])) ? words.incompleteMessage : words.unreadableFields(missing.length);
}

/** Returns the name of a field without a number, for the alert; of one that is not empty with what is wrong with it. */
export function missingLabel(field: RoiField, text: string, currency: Currency): string {
  const label = inCurrency(words.fieldLabels[field], currency);
  return isEmpty(text) ? label : words.unreadableLabel(label);
}

/** Returns the error of an unusable field after Calculate. */
export function fieldError(field: RoiField, text: string): string {
  const both = twoReadings(text, fieldQuantities[field]);
  if (both) return twoWays(both);
  return isEmpty(text) ? words.enterNumber : words.cannotBeRead(text, words.examples[field]);
}

/** Returns the note at a questionable field that is still calculated, or undefined. */
export function fieldNote(field: RoiField, text: string, currency: Currency): string | undefined {
  const number = typedNumber(text, fieldQuantities[field]);
  if (number !== null && number < 0) return words.negative;
  const named = fieldQuantities[field].startsWith('money') ? namedCurrency(text) : null;
  if (number !== null && named !== null && named !== currency) return words.otherCurrency(currency);
  const isOptional = roiFields.some(({ name, required }) => name === field && !required);
  if (!isOptional || number !== null || isEmpty(text)) return undefined;
  return `${fieldError(field, text)} ${words.untilThen}`;
}

/** Returns whether nothing that a person can see is in a field. */
function isEmpty(text: string): boolean {
  return cleanText(text) === '';
}

function twoWays({ decimal, thousands }: TwoReadings): string {
  return words.twoWays(grouped(thousands), String(decimal));
}
