import { atom } from 'nanostores';
import { type Settings, storedSettings } from '#domain/check/settings';
import { isRecord } from '#domain/record';
import { storageKeys } from '#domain/privacy/storage-keys';
import { parameters } from '#domain/sentence/parameters';
import { takenOver } from '#domain/sentence/taken-over';
import type { Answers } from '#domain/wizard/answers';
import { parameterInAddress } from '#browser/address';
import { removeParameters } from '#browser/parameters';
import { readStored, writeStored } from '#browser/storage';
import { createSession } from '#stores/session';
import { createSubmissions } from '#stores/submission';
import { forgetWebsiteData } from '#stores/website';
import { createWizard } from '#stores/wizard';

/** The Solution Navigator of this tab. */
export const navigatorSession = createSession(storageKeys.navigator);
const assessmentSession = createSession(storageKeys.needsAssessment);
export const navigatorWizard = createWizard(navigatorSession, assessmentSession, takeSentence);
export const navigatorSubmissions = createSubmissions(navigatorWizard, navigatorSession, {
  other: assessmentSession,
  criteria: setCriteria,
});

/**
 * The visitor's industry, with a kind and a province or without (`kindMark`): of the page that they came from
 * (`?industry=healthcare`) as written in the address, of their sentence, or of the shared link whose answers they use;
 * null if none.
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

/**
 * Takes over a sentence of the home page from the address, which then no longer has it. Its industry replaces one that was
 * chosen in this tab before.
 */
function takeSentence(): Answers {
  const sentence = takenOver(parameterInAddress);
  if (!sentence) return {};
  removeParameters(parameters);
  if (sentence.choice) {
    navigatorSession.write('industry', sentence.choice);
    const check = readStored('session', storageKeys.check);
    if (isRecord(check)) writeStored('session', storageKeys.check, { ...check, industry: null });
  }
  return sentence.answers;
}
