import { atom } from 'nanostores';
import { fetchAdvice } from '#browser/advice';
import { type Advice, adviceOf, adviceOn } from '#domain/recommendation/advice';

/** The current catalogue with its facts; null until requested, 'failed' if it could not be fetched. */
export const $advice = atom<Advice | 'loading' | 'failed' | null>(null);

/** Fetches the advice unless it is loaded or loading. */
export async function loadAdvice(): Promise<void> {
  const known = $advice.get();
  if (known !== null && known !== 'failed') return;
  $advice.set('loading');
  const advice = await fetchAdvice()
    .then(adviceOf)
    .then((advice) => advice && adviceOn(advice, new Date()))
    .catch(() => null);
  $advice.set(advice ?? 'failed');
}
