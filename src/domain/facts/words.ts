/** The words beside a fact: a solution's standing on a criterion, and how it was read. */

export const yes = 'Yes';
export const partly = 'In part';
export const no = 'No';
export const notConfirmed = 'Not confirmed';
/** The word beside each mark, on every page. */
export const findingWords = { yes, partly, no, open: notConfirmed } as const;
/** The word behind a number of findings. */
export const countedFindings = { yes: 'yes', partly: 'in part', no: 'no', open: 'open' } as const;
export const checked = 'checked';
/** Where the page has said once that copies were read. */
export const read = 'read';
export const readInStoredCopy = 'read in a stored copy,';
