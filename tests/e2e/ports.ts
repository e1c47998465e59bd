/** Where the browser tests serve the site and the doubles. TEST_PORT lets two checkouts test at the same time. */
export const sitePort = Number(process.env['TEST_PORT'] ?? 4390);
export const crmDoublePort = sitePort + 1;
export const firecrawlDoublePort = sitePort + 2;
