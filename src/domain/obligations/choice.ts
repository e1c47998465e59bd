/**
 * What stands between an industry's id and that of a kind of it where both are one value, `healthcare:hospital`: in forms,
 * links and this tab's storage. A constant, because functions for it would be one more file for a page to fetch.
 */
export const kindMark = ':';
