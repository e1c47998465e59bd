/** The texts of the needs assessment's closing page. Longer ones: src/content/wizards/needs-assessment.yaml. */

// The verdict where a pick needs a team that the visitor does not have
export const ifTeam = (name: string) => `${name}, if a team watches its alerts`;
export const without = (name: string) => `You have none: ${name} comes with one.`;
export const whoWatches = 'Who watches the alerts?';
export const settleWho = 'Settle with an advisor who watches, before you ask for prices';
export const talkItThrough = 'Talk it through before you ask for prices';
export const nextNote = 'An advisor has read your answers by the first call.';
export const seeNextSteps = 'Requirements document';

export const yourAnswers = 'Your answers';
export const whatHappensNext = 'What happens next';
export const scheduleCall = 'Schedule Call';
export const recommendations = 'Recommendations that fit your answers';
export const whereToLook = 'Where to look until then';
export const providersToo = 'Providers of these categories';
/** Follows the name of a layer, for screen readers only. */
export const providers = 'providers';
