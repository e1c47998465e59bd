/* The way back to results from the pages beside them, for islands: they may not import from src/browser. */
export { carryResults } from '#browser/carry-results';
