/**
 * The separator between an industry's id and a kind's in a single value, `healthcare:hospital`: in forms, links and
 * this tab's storage. A constant, because functions for it would be one more file for a page to fetch.
 */
export const kindMark = ':';
