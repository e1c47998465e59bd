/** What a wizard says of the answers that came with the sentence. */
export const fromSentence = (answers: readonly string[]) => `From your sentence: ${answers.join('; ')}.`;
export const changeHere = 'Change what is different here.';
/** `questions` are those without an answer from the sentence. */
export const stillAsked = (questions: readonly string[]) =>
  `Still asked: ${[...questions, 'your name and e-mail'].join(', ')}.`;
export const inPlace = (whom: string, place: string) => `${whom}, ${place}`;
