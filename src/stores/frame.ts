/* What waits for a frame, for islands: they may not import from src/browser. */
export { afterFrame } from '#browser/frame';
