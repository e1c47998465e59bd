/** The texts of the needs assessment's closing page. Longer ones: src/content/wizards/needs-assessment.yaml. */
import { capitalized, inList, numberInWords } from '#domain/text/words';

// The verdict where a pick needs a team that the visitor does not have
/**
 * Whom to ask about the needs that are not confirmed of the service that is first: it, or where they are confirmed
 * `ofNone` all that bring a team, `whom`.
 */
export const askFirst = (vendor: string, needs: readonly string[], ofNone: boolean, whom: string) => {
  const those = inList(needs.map((need) => `“${need}”`));
  return ofNone
    ? `Ask ${whom} that bring a team before you choose: ${those} ${needs.length === 1 ? 'is' : 'are'} not confirmed for any.`
    : `Ask ${vendor} first about ${those}.`;
};
export const bringsTheTeam = (service: string) => `${service} brings the security team you do not have.`;
export const noTeam = 'You have no security team.';
export const services = (names: readonly string[]) =>
  names.length > 0 && `${inList(names)} ${names.length === 1 ? 'brings' : 'bring'} a team.`;
/** After the one that is first. */
export const servicesToo = (names: readonly string[], areLessKnown: boolean) => {
  const [bring, them] = names.length === 1 ? ['brings', 'it'] : ['bring', 'them'];
  return (
    names.length > 0 &&
    `${inList(names)} also ${bring} a team${areLessKnown ? `, but we know less about ${them}` : ''}.`
  );
};
export const whoWatches = 'Who will watch the alerts?';
export const nobodyYet = `${noTeam} Decide first who answers at night.`;
export const askInWriting = (vendor: string) => `Ask ${vendor} in writing`;
/** Several vendors: all that bring a team, or those of them that are asked. */
export const everyone = (vendors: readonly string[], areAll: boolean) =>
  !areAll ? inList(vendors) : vendors.length === 2 ? 'both' : `all ${numberInWords(vendors.length)}`;
export const askTheSame = (questions: number, whom: string, areAll: boolean) =>
  `Put the same ${questions === 1 ? 'question' : 'questions'} to ${whom}${areAll ? ' that bring a team' : ''}`;
export const answersFromEach = (answers: number, whom: string, areAll: boolean) =>
  `${capitalized(numberInWords(answers))} ${answers === 1 ? 'answer' : 'answers'} ${areAll ? 'from each that brings a team' : `each from ${whom}`}`;
export const orTalk = 'Or talk it through: an advisor reads your answers first.';
export const copyQuestions = (count: number) => (count === 1 ? 'Copy the question' : 'Copy the questions');
export const copyByHand = 'The text, to copy by hand';
export const decideWho = 'Settle who will watch the alerts';
export const talkItThrough = 'Talk to an advisor before you ask for prices';
export const nextNote = 'An advisor reads your answers first.';
export const seeNextSteps = 'Requirements document';

export const yourAnswers = 'Your answers';
export const ifYouBook = 'When you book a call';
export const scheduleCall = 'Schedule Call';
export const recommendations = 'Recommendations that fit your answers';
export const whereToLook = 'Where to look until then';
export const providersToo = 'Providers of these categories';
/** Follows the name of a layer, for screen readers only. */
export const providers = 'providers';
