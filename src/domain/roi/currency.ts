import { isRecord } from '#domain/record';
import * as words from '#domain/roi/words';

/** The currencies of the calculator. The first is the specified one (§9); amounts are never converted. */
export const currencies = [
  { code: 'USD', name: words.usDollars },
  { code: 'CAD', name: words.canadianDollars },
] as const;

export type Currency = (typeof currencies)[number]['code'];

/** Returns the currency with this code; US dollars for any other value. */
export function currencyOf(code: unknown): Currency {
  return currencies.find((currency) => currency.code === code)?.code ?? 'USD';
}

/** Returns the currency's name, for example `Canadian dollars`. */
export function currencyName(code: Currency): string {
  return currencies.find((currency) => currency.code === code)?.name ?? code;
}

/** Returns a text that names US dollars, such as 'Average agent salary (USD a year)', with another currency instead. */
export function inCurrency(words: string, currency: Currency): string {
  return words.replace('USD', currency);
}

/** Returns the currency of a stored form; US dollars if it has none. */
export function storedCurrency(form: unknown): Currency {
  return currencyOf(isRecord(form) ? form['currency'] : undefined);
}
