/** What is wrong with what was asked for, or with the settings it needs: one sentence for the operator. */
export class Usage extends Error {}
