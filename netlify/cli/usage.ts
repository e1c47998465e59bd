/** Invalid arguments, or settings that they need: one sentence for the operator. */
export class Usage extends Error {}
