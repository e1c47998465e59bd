/** The three lines of a verdict: who is first and why, what is open, what to do next. */
export const first = 'First';
export const open = 'Open';
export const next = 'Next';
