/** Where a browser keeps the leads that the site has not confirmed yet (local storage). */
export const outboxKey = 'smartstack.outbox';
