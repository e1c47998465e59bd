import { atom } from 'nanostores';
import { type Advice, adviceAddress, adviceOf, adviceOn } from '#domain/recommendation/advice';

/**
 * The catalogue with its facts, as they hold today; null until it has been asked for, 'failed' where it could not be
 * fetched.
 */
export const $advice = atom<Advice | 'loading' | 'failed' | null>(null);

/** Fetches the advice unless it is there or on its way. Its address tells nothing of the answers. */
export async function loadAdvice(): Promise<void> {
  const known = $advice.get();
  if (known !== null && known !== 'failed') return;
  $advice.set('loading');
  const advice = await fetch(adviceAddress, { credentials: 'omit', referrerPolicy: 'no-referrer' })
    .then((response) => (response.ok ? response.json() : null))
    .then(adviceOf)
    .then((advice) => advice && adviceOn(advice, new Date()))
    .catch(() => null);
  $advice.set(advice ?? 'failed');
}
