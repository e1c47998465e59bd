/** Where the built site and the CRM double listen during the browser tests. */
export const sitePort = 4390;
export const crmDoublePort = 4391;
