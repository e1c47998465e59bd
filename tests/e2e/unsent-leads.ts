import type { Page } from 'playwright/test';

/** A lead of an earlier visit: failing for so many days (8 are too many), or refused for good. */
export type LeftLead = { key: string; email: string; refused?: true; failedFor?: number };

/** Leaves leads in the browser before any page loads, as earlier visits would have. */
export async function leaveUnsentLeads(page: Page, ...leads: LeftLead[]): Promise<void> {
  await page.addInitScript((left) => {
    if (sessionStorage.getItem('left')) return;
    sessionStorage.setItem('left', 'yes');
    const now = Date.now();
    for (const { key, email, refused, failedFor = 0 } of left) {
      const body = { firstName: 'Ada', lastName: 'Bell', email, company: 'North Bank', secondsToFill: 40 };
      const at = new Date(now - failedFor * 86_400_000).toISOString();
      const tried = { at: new Date(now - 1000).toISOString(), number: 9, wait: 3_600_000, failed: true };
      localStorage.setItem(`smartstack.outbox.${key}`, JSON.stringify({ key, body, at, tried, refused }));
    }
  }, leads);
}

/** The strip at the top of a page that lists them. */
export const unsentLeads = (page: Page) => page.getByRole('region', { name: 'Details that were not sent' });
