/* Copying and saving, for islands: they may not import from src/browser. */
export { copyText, saveTextFile } from '#browser/files';
