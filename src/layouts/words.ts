/** The texts of the frame around every page. */

import { grouped } from '#domain/text/numbers';

export const skipToContent = 'Skip to content';

// The header. Its links: src/content/menu.yaml

export const contact = 'Contact';
export const contactUs = 'Contact Us';
export const allIndustries = (count: number) => `All ${grouped(count)} industries`;

// The contact section. Its texts: src/content/sections/shared/contact.md

export const email = 'Email';
export const phone = 'Phone';
export const office = 'Office';
export const socialMedia = 'Social media';
export const follow = 'Follow';
export const trust = 'Trust and compliance';
export const footer = 'Footer';
/** An address follows, 'or call' and a number. */
export const formNeedsScript = 'The form needs JavaScript. Write to';
/** Shown below Send when it is clicked and the script fails to load. */
export const messageNotPrepared =
  'Your message is not prepared: the form needs JavaScript. Please write or call: email address and phone number are in this footer.';
export const orCall = 'or call';
/** The contact section of a wizard's page: an address, a number and the form's page follow. */
export const aQuestion = 'A question instead? Write to';
export const call = 'call';
export const orUse = 'or use';
export const messageForm = 'our message form';
export const messageFormAddress = '/about#contact';
export const copyright = (year: number, name: string, city: string) => `© ${year} ${name}. ${city}, Canada.`;
