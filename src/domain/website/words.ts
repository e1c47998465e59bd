/**
 * The words for reading a website: why an address is refused, the scraper's notifications, the provider of a solution
 * without one.
 */

export const notAnAddress = 'Enter a full web address, starting with https://.';
export const notHttp = 'The address must start with https:// or http://.';
export const hasCredentials = 'The address must not contain a user name or password.';
export const notPublic = 'The address must lead to a public website.';

// The scraper's notifications. Specification §5 and §8, Scraper card

export const enterKey = 'Please enter your scraping-service API key';
export const invalidKey = 'Invalid API key. Please check and try again.';
export const notConnected = 'Failed to connect to Firecrawl';
export const keySaved = 'API key saved and validated successfully';
export const keyValidated = 'API key validated';
export const keyNotSaved = 'This browser does not let us save it: it lasts until you leave this page.';
export const setKeyFirst = 'Please set your API key first';
export const keyNotFound = 'API key not found';
export const notScraped = 'Failed to scrape website';
export const siteNotReached = 'Our site could not be reached.';
export const scraped = 'Website scraped successfully';

// The result, and the request

export const notNamed = 'Not named';
export const pageToRead = 'The page to read.';
