/** Where the browser tests serve the site and the CRM double. TEST_PORT lets two checkouts test at the same time. */
export const sitePort = Number(process.env['TEST_PORT'] ?? 4390);
export const crmDoublePort = sitePort + 1;
