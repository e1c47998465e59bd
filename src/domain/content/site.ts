import * as z from 'zod';
import { evidenceSchema } from '#domain/content/evidence';
import { bookingCalendars } from '#domain/lead/booking-link';

/** The agency's details, open to editors: `src/content/site.yaml`. */
export const siteSchema = z.strictObject({
  name: z.string().min(2).max(40).describe('The agency’s name as it stands beside the mark.'),
  url: z
    .url({ protocol: /^https$/ })
    .describe('The site’s own address, without a slash at the end. On the platform its own setting wins.'),
  description: z.string().min(60).max(170).describe('What the site is, for search engines: 60 to 170 characters.'),
  email: z.email().describe('The general-inquiries address.'),
  phone: z
    .string()
    .min(7)
    .max(30)
    .regex(/^\+\d[\d ().-]*$/, 'a plus sign, the country code and the number: figures, spaces, brackets, hyphens')
    .describe('As people read it, with the country code, for example +1 (416) 555-0142.'),
  address: z
    .string()
    .min(3)
    .max(120)
    .describe('The mailing address, as a letter needs it. Consent to marketing e-mail has to be asked for with it.'),
  privacyOfficer: z
    .strictObject({
      title: z.string().min(3).max(60).describe('The title of the person who answers for personal data.'),
      name: z.string().min(3).max(60).optional().describe('Their name, if it is to be public.'),
      email: z.email().describe('Where requests about personal data go.'),
      placeholder: z.literal(true).optional().describe('Take it out once a real person has been appointed.'),
    })
    .describe('Shown on the privacy page. Canada’s privacy law asks for a person who can be reached.'),
  bookingUrl: z.url({ protocol: /^https$/ }).describe('The booking calendar. Opens in a new tab.'),
  bookingCalendar: z
    .enum(bookingCalendars)
    .default('plain')
    .describe(
      'Which calendar that is. Calendly and Cal.com open with the name and e-mail address filled in, once a visitor has sent their details, and show you the key of the lead; plain is any other.',
    ),
  messages: z
    .enum(['mail', 'crm'])
    .default('mail')
    .describe(
      "How messages of the footer form leave: mail hands them to the visitor's own e-mail program, crm sends them to the CRM as the wizards' leads go.",
    ),
  footerYear: z.int().min(2025).max(2100).describe('The year in the footer.'),
  disclosure: z
    .string()
    .min(60)
    .max(400)
    .describe('How the agency is paid and what that cannot touch. Stands beside each ranking.'),
  openData: z
    .strictObject({
      terms: z
        .string()
        .min(20)
        .max(300)
        .describe('What others may do with the rules in /obligations.json, in a sentence or two.'),
      url: z
        .url({ protocol: /^https$/ })
        .optional()
        .describe('The address of the licence, where it is a known one.'),
      proposal: z.literal(true).optional().describe('Take it out once the owner has settled the terms.'),
    })
    .describe('The terms of the obligation map’s data.'),
  social: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(30),
        url: z
          .url({ protocol: /^https$/ })
          .optional()
          .describe('Leave it out until the account exists.'),
      }),
    )
    .describe('Social links. One without a url is shown as text that leads nowhere.'),
  trustBadges: z
    .array(
      z.strictObject({
        name: z.string().min(3).max(40),
        page: z
          .string()
          .regex(/^\/[a-z-]+$/, 'a page of this site, for example /accessibility')
          .optional()
          .describe('The page of this site that bears it out; the badge leads there.'),
        evidence: evidenceSchema.optional(),
      }),
    )
    .min(1)
    .describe('The badges in the footer.'),
  claims: z
    .record(
      z.string().regex(/^[a-z-]+$/, 'a name in lower-case letters and hyphens'),
      z.strictObject({
        figure: z.string().min(1).max(8).describe('The figure itself, for example "200+".'),
        unit: z.string().min(2).max(12).optional().describe('What stands small beside it, for example "days".'),
        evidence: evidenceSchema.optional(),
      }),
    )
    .describe('Figures about the agency that stand in more than one place. Sections refer to them by name.'),
});

export type Site = z.infer<typeof siteSchema>;
