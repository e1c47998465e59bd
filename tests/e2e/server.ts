import process from 'node:process';
import { doubleCredentials, startCrmDouble } from '#netlify/local/crm-double';
import { crmDoublePort } from '#tests/e2e/ports';

/* What the browser tests run against: the built site as `preview` serves it, with the CRM double as its CRM. */

const double = await startCrmDouble(crmDoublePort);
process.env['GHL_API_TOKEN'] = doubleCredentials.token;
process.env['GHL_LOCATION_ID'] = doubleCredentials.locationId;
process.env['GHL_API_BASE_URL'] = double.url;
await import('#netlify/local/preview');
