/** The texts of the needs assessment's closing page. Longer ones: src/content/wizards/needs-assessment.yaml. */

export const yourAnswers = 'Your answers';
export const whatHappensNext = 'What happens next';
export const scheduleCall = 'Schedule Call';
export const recommendations = 'Recommendations that fit your answers';
export const whereToLook = 'Where to look until then';
export const providersToo = 'Providers of these categories';
/** Follows the name of a layer, for screen readers only. */
export const providers = 'providers';
