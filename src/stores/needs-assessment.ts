import { storageKeys } from '#domain/privacy/storage-keys';
import { createSession } from '#stores/session';
import { createSubmissions } from '#stores/submission';
import { createWizard } from '#stores/wizard';

/** The needs assessment of this tab. */
export const assessmentSession = createSession(storageKeys.needsAssessment);
const navigatorSession = createSession(storageKeys.navigator);
export const assessmentWizard = createWizard(assessmentSession, navigatorSession);
export const assessmentSubmissions = createSubmissions(assessmentWizard, assessmentSession, {
  other: navigatorSession,
});
