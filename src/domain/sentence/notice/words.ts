/** What a wizard says of the answers that came with the sentence, or from the other wizard. */
export const fromSentence = (answers: readonly string[]) => `From your sentence: ${answers.join('; ')}.`;
export const fromWizard = (wizard: string, answers: readonly string[]) =>
  `From your answers in the ${wizard}: ${answers.join('; ')}.`;
/** `before` are the answers that these replaced. */
export const answer = (answers: readonly string[], before: readonly string[]) =>
  answers.join('; ') + (before.length > 0 ? ` (before: ${before.join('; ')})` : '');
export const changeHere = 'Change what is different here.';
/** `questions` are those that have no answer yet. */
export const stillAsked = (questions: readonly string[]) => `Still asked: ${questions.join(', ')}.`;
export const contact = 'your name, e-mail and company';
export const inPlace = (whom: string, place: string) => `${whom}, ${place}`;
