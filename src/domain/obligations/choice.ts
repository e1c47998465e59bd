/**
 * The separator in a visitor's choice, which is a single value in forms, links and this tab's storage: an industry's id,
 * then a kind's, then a province other than Ontario (`healthcare`, `healthcare:hospital`, `healthcare:hospital:qc`,
 * `healthcare::qc`). A constant, because functions for it would be one more file for a page to fetch.
 */
export const kindMark = ':';
