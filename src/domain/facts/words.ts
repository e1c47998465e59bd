/** The words beside a fact: how a solution stands to a criterion, and how that was read. */

export const yes = 'Yes';
export const partly = 'Partly';
export const no = 'No';
export const notConfirmed = 'Not confirmed';
export const checked = 'checked';
export const readInStoredCopy = 'read in a stored copy,';
