/** Notes where the visit began and where the visitor came from: domain/lead/arrival.ts. */
export function noteArrival(): void {
  try {
    sessionStorage['smartstack.arrival'] ??= location.pathname + location.search + ' ' + document.referrer;
  } catch {
    // Blocked storage: nothing is known of it.
  }
}
