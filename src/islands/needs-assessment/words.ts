/** The texts of the needs assessment's closing page. Longer ones: src/content/wizards/needs-assessment.yaml. */

// The verdict: who is first, what is open, what comes next.
export const first = 'First';
export const open = 'Open';
export const next = 'Next';
/** Follows the first pick where it needs a team that the visitor does not have. */
export const ifTeam = ', if a team watches its alerts';
export const whoWatches = 'Who watches the alerts?';
export const askVendor = (vendor: string, what: string) => `Ask ${vendor} ${what}.`;
export const settle = 'Settle before you buy';
export const nextTitle = 'Talk it through before you ask for prices';
export const nextNote =
  'An advisor has read your answers by the first call. The requirements document asks every vendor the same.';
export const seeNextSteps = 'Requirements document';

export const yourAnswers = 'Your answers';
export const whatHappensNext = 'What happens next';
export const scheduleCall = 'Schedule Call';
export const recommendations = 'Recommendations that fit your answers';
export const whereToLook = 'Where to look until then';
export const providersToo = 'Providers of these categories';
/** Follows the name of a layer, for screen readers only. */
export const providers = 'providers';
