import { urlIn } from '#domain/text/url-in';

/** The calendars whose links take what is known of a visitor; `plain` is any other. Editors choose it in site.yaml. */
export const bookingCalendars = ['plain', 'calendly', 'cal.com'] as const;
export type BookingCalendar = (typeof bookingCalendars)[number];

/** Who books: the key of their lead, and their name and address as long as this page has them. */
export type Booker = { key: string; name?: string; email?: string };

/**
 * Returns the address of the calendar for whoever has sent their details: with name and e-mail filled in, and with the key of the lead,
 * which the host finds beside the booking as `utm_content`. The plain address for a calendar whose fields are not known, and
 * for whoever has sent nothing.
 *
 * Calendly: https://help.calendly.com/hc/en-us/articles/226766767-How-to-pre-fill-invitee-information-in-your-Calendly-link
 * Cal.com: https://cal.com/help/en/articles/9937901-pre-fill-fields-questions, https://cal.com/help/bookings/utm-tracking
 */
export function bookingLink(address: string, calendar: BookingCalendar, booker: Booker | null): string {
  const link = urlIn(address);
  if (calendar === 'plain' || !booker || !link) return address;
  const { key, name, email } = booker;
  for (const [field, value] of Object.entries({ name, email, utm_content: key }))
    if (value) link.searchParams.set(field, value);
  // A plus sign is a blank to some that read a query, and a plus sign to others.
  link.search = link.search.replaceAll('+', '%20');
  return link.href;
}
