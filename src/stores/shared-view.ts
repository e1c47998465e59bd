import type { WizardDefinition } from '#domain/content/wizard';
import { kindMark } from '#domain/obligations/choice';
import type { Shared } from '#domain/share/link';
import { hasAnswers } from '#domain/wizard/answers';
import { restoredState } from '#domain/wizard/machine';
import { fragment, goToFragment, replaceFragment } from '#browser/fragment';
import { chooseIndustry, replaceSettings } from '#stores/check';
import { takeComparison } from '#stores/kept-comparison';
import { $industry, navigatorSession } from '#stores/navigator';

/* The visitor's own visit behind a shared link, while its stores are closed. */

/** Returns the step at which the visitor left their own visit, and whether it has any answer. */
export function ownVisit(definition: WizardDefinition): { step: string; hasAnswers: boolean } {
  const { step, answers } = restoredState(definition, navigatorSession.read('wizard'));
  return { step, hasAnswers: hasAnswers(answers) };
}

/**
 * Shows a link in the address as it was made, without what it has gathered on its way, so that it can be copied; of one
 * that cannot be read (null) nothing stays in the query, which every later step would have.
 */
export function showInAddress(link: string | null): void {
  replaceFragment(link ?? fragment());
}

/**
 * Replaces the visitor's answers, industry, settings and comparison with those of a link, and continues where these
 * lead: to the contact step, or to the results if the details have been submitted. The details are unchanged, and
 * nothing is sent.
 */
export function takeOver(definition: WizardDefinition, shared: Shared): void {
  const { answers } = shared;
  const industry = shared.industry?.split(kindMark)[0] ?? null;
  const own = restoredState(definition, navigatorSession.read('wizard'));
  const lastStep = definition.steps.at(-1)?.id ?? '';
  const { submitted } = own;
  navigatorSession.write('wizard', restoredState(definition, { answers, submitted, step: lastStep }));
  navigatorSession.write('takenOver', {});
  navigatorSession.write('fromSentence', []);
  navigatorSession.write('industry', industry);
  $industry.set(industry);
  // With its kind and province, which say what binds the organization of these answers.
  chooseIndustry(shared.industry);
  replaceSettings(shared.settings);
  takeComparison(shared.compared);
  goToFragment(lastStep);
}
