/* The words of an industry's register of rules. */

export const lede = 'Open a rule for its date, source and our notes. Each is a summary, not legal advice.';
export const caption = (industry: string) => `Rules for ${industry} in Ontario`;
export const rule = 'Rule';
export const firstAsk = 'What it asks first';
export const forWhom = 'For whom';
/** A cell of a layer, for screen readers. */
export const touched = 'Yes';
export const marks = {
  binds: 'Applies',
  'may-bind': 'May apply, on a condition',
  coming: 'Not yet in force',
} as const;
/** In place of the text of several rules, which stands with one of them: its name, a link, follows. */
export const readAt = (rules: string) => `${rules}: see`;
/** Links to the rule's row on the map, which has what was read instead, and our notes on a rule that our list leaves out. */
export const whatWasRead = 'What was read instead';
export const notesOnMap = 'Our notes and sources';
/** Follows these, for screen readers only. */
export const onRule = (rule: string) => `on ${rule}, on the map`;
/** Before what we have to say of how a rule is known. */
export const ourNotes = 'Our notes:';
