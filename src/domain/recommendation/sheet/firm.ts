/** The verdict that begins a results sheet. Each of its lines is said once on the page. */
export type Firm = {
  /** Who is first of the three, and why. */
  sentence: string;
  /** What is read first, and its reason: the sentence, or that those are the picks for the stated priorities. */
  first: { title: string; text: string };
  /** What the first leaves open: a title, and a text that may be empty. */
  open: { title: string; text: string };
  /** The one next step. */
  next: string;
  /** How the others stand, and how the picks go together. */
  rest: string;
  /** What is open and how the others stand, as one paragraph: for a text without the lines. */
  todo: string;
};
