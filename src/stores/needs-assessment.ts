import { storageKeys } from '#domain/storage-keys';
import { createSession } from '#stores/session';
import { createSubmissions } from '#stores/submission';
import { createWizard } from '#stores/wizard';

/** The needs assessment of this tab. */
const session = createSession(storageKeys.needsAssessment);
export const assessmentWizard = createWizard(session, createSession(storageKeys.navigator));
export const assessmentSubmissions = createSubmissions(assessmentWizard, session);
