/* What the visitor can take away, for islands to call: they have no edge of their own. */
export { copyText, saveTextFile } from '#browser/files';
