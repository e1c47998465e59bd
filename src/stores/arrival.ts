import { type Arrival, arrivalIn } from '#domain/lead/arrival';
import { notedArrival } from '#browser/arrival';

/** Returns how this tab's visit began; undefined where that is not known, storage is blocked, or the browser is too old. */
export function arrival(): Arrival | undefined {
  try {
    return arrivalIn(notedArrival(), window.location.hostname);
  } catch {
    return undefined;
  }
}
