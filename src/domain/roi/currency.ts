import { isRecord } from '#domain/record';
import * as words from '#domain/roi/words';

/** The currencies that a visitor may calculate in. The first one is the specified one (§9); nothing is ever converted. */
export const currencies = [
  { code: 'USD', name: words.usDollars },
  { code: 'CAD', name: words.canadianDollars },
] as const;

export type Currency = (typeof currencies)[number]['code'];

/** Returns the currency with this code; US dollars for anything else. */
export function currencyOf(code: unknown): Currency {
  return currencies.find((currency) => currency.code === code)?.code ?? 'USD';
}

/** Returns the currency's name, for example `Canadian dollars`. */
export function currencyName(code: Currency): string {
  return currencies.find((currency) => currency.code === code)?.name ?? code;
}

/** Returns words that name US dollars, such as 'Average agent salary (USD a year)', with another currency in its place. */
export function inCurrency(words: string, currency: Currency): string {
  return words.replace('USD', currency);
}

/** Returns the currency of a stored form; one without any is in US dollars. */
export function storedCurrency(form: unknown): Currency {
  return currencyOf(isRecord(form) ? form['currency'] : undefined);
}
