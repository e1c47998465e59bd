import { atom } from 'nanostores';
import { type Settings, storedSettings } from '#domain/check/settings';
import { isRecord } from '#domain/record';
import { storageKeys } from '#domain/privacy/storage-keys';
import { parameterInAddress } from '#browser/address';
import { readStored } from '#browser/storage';
import { createSession } from '#stores/session';
import { createSubmissions } from '#stores/submission';
import { forgetWebsiteData } from '#stores/website';
import { createWizard } from '#stores/wizard';

/** The Solution Navigator of this tab. */
export const navigatorSession = createSession(storageKeys.navigator);
export const navigatorWizard = createWizard(navigatorSession, createSession(storageKeys.needsAssessment));
export const navigatorSubmissions = createSubmissions(navigatorWizard, navigatorSession, setCriteria);

/**
 * The visitor's industry: of the page that they came from (`?industry=healthcare`), as written in the address, or of
 * the shared link whose answers they use; null if none.
 */
export const $industry = atom<string | null>(null);

/** 'Start New Assessment': forgets the answers, the industry of a link and the scraped page. */
export function startOver(): void {
  forgetWebsiteData();
  navigatorSubmissions.restart();
  readIndustry();
}

/** Reads the industry from the address, or from the shared link stored in this tab. */
export function readIndustry(): void {
  const stored = navigatorSession.read('industry');
  $industry.set(parameterInAddress('industry') ?? (typeof stored === 'string' ? stored : null));
}

/**
 * Returns this tab's weights for the results. They are read from storage, so that the form does not load their store.
 */
function setCriteria(): Settings | null {
  const check = readStored('session', storageKeys.check);
  return storedSettings(isRecord(check) ? check['settings'] : null);
}
