/** The words beside a fact: a solution's standing on a criterion, and how it was read. */

export const yes = 'Yes';
export const partly = 'Partly';
export const no = 'No';
export const notConfirmed = 'Not confirmed';
export const checked = 'checked';
export const readInStoredCopy = 'read in a stored copy,';
