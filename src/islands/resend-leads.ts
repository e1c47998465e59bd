/* The door through which a page without an island reaches the outbox. */
export { resendWaitingLeads } from '#stores/outbox';
