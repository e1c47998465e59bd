/** The words beside a fact: a solution's standing on a criterion, and how it was read. */

export const yes = 'Yes';
export const partly = 'In part';
export const no = 'No';
export const notConfirmed = 'Not confirmed';
/** The word beside each mark, on every page. */
export const findingWords = { yes, partly, no, open: notConfirmed } as const;
/** In the order in which they are listed. */
export const findings = ['yes', 'partly', 'no', 'open'] as const;
/** The word behind a number of findings. */
export const countedFindings = { yes: 'yes', partly: 'in part', no: 'no', open: 'open' } as const;

type Counts = Record<keyof typeof findingWords, number>;

/** Returns how many findings there are of each kind, without those that there are none of: '2 yes, 9 in part'. */
export const found = (counts: Partial<Counts>): string =>
  findings
    .flatMap((finding) => (counts[finding] ? `${counts[finding]} ${findingWords[finding].toLowerCase()}` : []))
    .join(', ');

/** Returns the same of all: '2 yes, 9 in part, 1 not confirmed of 12'. */
export const tallied = (counts: Counts): string =>
  `${found(counts)} of ${counts.yes + counts.partly + counts.no + counts.open}`;

export const checked = 'checked';
/** Where the page has said once that copies were read. */
export const read = 'read';
export const readInStoredCopy = 'read in a stored copy,';
