import { addressLimit } from '#netlify/http/rate-limit';

const hour = 3_600_000;

/**
 * What a process does at once, as a lead comes in. So many leads a minute go to the CRM, of one address and of all: the
 * others wait for the scheduled run, which keeps to the CRM's limit, so that nobody can use that up for all visitors. So
 * many submissions an hour of one address may mark versions that have not arrived: each may name ten.
 */
export type AtOnce = {
  /** Whether one more lead from this address may go to the CRM now. */
  mayDeliver(address: string | undefined, now: Date): boolean;
  /** Whether one more submission from this address may mark versions that have not arrived. */
  mayMarkUnseen(address: string | undefined, now: Date): boolean;
};

export function createAtOnce(): AtOnce {
  const ofAddress = addressLimit(10);
  const ofAll = addressLimit(60);
  const marking = addressLimit(20, hour);
  return {
    mayDeliver: (address, now) =>
      ofAddress(address, now.getTime()) === 0 && ofAll('all addresses', now.getTime()) === 0,
    mayMarkUnseen: (address, now) => marking(address, now.getTime()) === 0,
  };
}
