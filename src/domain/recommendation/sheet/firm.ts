/** The sentence that begins a results sheet, and what to do about it. */
export type Firm = { sentence: string; todo: string };
