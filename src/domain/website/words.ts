/** The words of reading a website: why an address is refused, what a solution without a provider says. */

export const notAnAddress = 'Enter a full web address, starting with https://.';
export const notHttp = 'The address must start with https:// or http://.';
export const hasCredentials = 'The address must not contain a user name or password.';
export const notPublic = 'The address must lead to a public website.';
export const notNamed = 'Not named';
export const pageToRead = 'The page to read.';
