/* Passing a link on, for islands: they may not import from src/browser. */
export { canShare, pageLink, shareLink } from '#browser/share';
