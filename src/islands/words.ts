/** Texts that several islands share, and those of the islands in this folder. */

export const applicationError = 'Unexpected Application Error!';
export const loading = 'Loading…';
export const tryAgain = 'Try again';

export const copied = 'Copied.';
export const notCopied = 'Your browser does not let us copy. Copy the text below by hand.';

/** The object of copy and mail, in a sentence. */
export const yourDetails = 'your details';
export const yourMessage = 'your message';

/** The label of a field that only programs fill in. */
export const honeypot = 'Leave this empty';

// Leads that are still in this browser

export const unsentDetails = 'Details that were not sent';
export const detailsNotSent = 'There are details that could not be sent.';
export const detailsWaiting = 'There are details that wait to be sent.';
export const deleteHere = 'Delete from this browser';

// A shared view, until its script is here

export const sharedResults = 'Shared Smart Results';
export const readingShared = 'Reading the shared answers.';
