const address = '/.netlify/functions/count';

/**
 * Whether steps may be counted: the site counts them (COUNT_STEPS), and this browser does not ask not to be tracked.
 */
export function mayCountSteps(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return Boolean(import.meta.env['COUNTS_STEPS']) && doNotTrack !== '1' && globalPrivacyControl !== true;
}

/** Reports a reached step to the site, without waiting; only its name is sent. Returns whether it was queued. */
export function sendStep(step: string): boolean {
  const body = new Blob([JSON.stringify({ step })], { type: 'application/json' });
  return 'sendBeacon' in navigator && navigator.sendBeacon(address, body);
}
