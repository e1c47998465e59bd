import type { RoiEstimate } from '#domain/roi/estimate';
import type { RoiFigures } from '#domain/roi/form';

/** In the currency of the figures. */
export type ContactCost = { call: number; minute: number };

/**
 * Returns what a call and a minute of it cost today: the estimate's monthly cost over the month's calls and their
 * minutes. Null where a figure is not above zero, or the quotient is too great or too small to print.
 */
export function contactCost(
  { currentMonthlyCosts }: Pick<RoiEstimate, 'currentMonthlyCosts'>,
  { callVolume, averageHandleTime }: Pick<RoiFigures, 'callVolume' | 'averageHandleTime'>,
): ContactCost | null {
  const call = currentMonthlyCosts / callVolume;
  const minute = call / averageHandleTime;
  if (callVolume <= 0) return null;
  return Math.min(call, minute) >= leastCent && Math.max(call, minute) < mostPrinted ? { call, minute } : null;
}

/** A cent; and beyond this, cents say nothing. */
const [leastCent, mostPrinted] = [0.01, 1e6];
