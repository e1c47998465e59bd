import { atom } from 'nanostores';
import { storageKeys } from '#domain/storage-keys';
import { parameterInAddress } from '#browser/address';
import { createSession } from '#stores/session';
import { createSubmissions } from '#stores/submission';
import { forgetWebsiteData } from '#stores/website';
import { createWizard } from '#stores/wizard';

/** The Solution Navigator of this tab. */
const session = createSession(storageKeys.navigator);
export const navigatorWizard = createWizard(session, createSession(storageKeys.needsAssessment));
export const navigatorSubmissions = createSubmissions(navigatorWizard, session);

/** The industry page that the visitor came from (`?industry=healthcare`), as written in the address; null for none. */
export const $industry = atom<string | null>(null);

/** 'Start New Assessment': forgets the answers and the scraped page. */
export function startOver(): void {
  forgetWebsiteData();
  navigatorSubmissions.restart();
}

/** Reads the industry from the address. */
export function readIndustry(): void {
  $industry.set(parameterInAddress('industry'));
}
