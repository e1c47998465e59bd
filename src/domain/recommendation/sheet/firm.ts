/** The verdict that begins a results sheet. Each of its lines is said once on the page. */
export type Firm = {
  /** Who is first, and why. */
  sentence: string;
  /** What to look at first in a layer that a priority asks for, where no challenge is stated; may be empty. */
  forPriorities: string;
  /** What the first leaves open: a title, and a text that may be empty. */
  open: { title: string; text: string };
  /** The one next step. */
  next: string;
  /** How the others stand, and how the picks go together. */
  rest: string;
  /** What is open and how the others stand, as one paragraph: for a text without the lines. */
  todo: string;
};
