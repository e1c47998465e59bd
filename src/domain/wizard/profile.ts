/** The questions that scores, tags and the CRM know by name. Every other question is a detail of the challenge. */
const profileQuestions = ['organizationType', 'geography', 'priorities', 'challengeArea'];

/**
 * Returns whether a question is part of the profile; if not, its answer is sent and scored among the detailed answers.
 */
export function isProfileQuestion(questionId: string): boolean {
  return profileQuestions.includes(questionId);
}
