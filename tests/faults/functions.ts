/* What runs in an instance of the simulated platform: the real functions, bundled as a deploy does. */
export { default as acceptLead } from '#netlify/functions/ghl-integration';
export { default as health } from '#netlify/functions/health';
export { default as retryLeads } from '#netlify/functions/retry-leads';
