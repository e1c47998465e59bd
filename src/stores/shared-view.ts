import type { WizardDefinition } from '#domain/content/wizard';
import { kindMark } from '#domain/obligations/choice';
import type { Shared } from '#domain/share/link';
import { hasAnswers } from '#domain/wizard/answers';
import { restoredState } from '#domain/wizard/machine';
import { goToFragment } from '#browser/fragment';
import { chooseIndustry, takeSettings } from '#stores/check';
import { takeComparison } from '#stores/kept-comparison';
import { $industry, navigatorSession } from '#stores/navigator';

/* The visitor's own visit as it stands behind a shared link, while its stores are closed. */

/** Returns the step at which the visitor left their own visit, and whether it has any answer. */
export function ownVisit(definition: WizardDefinition): { step: string; hasAnswers: boolean } {
  const { step, answers } = restoredState(definition, navigatorSession.read('wizard'));
  return { step, hasAnswers: hasAnswers(answers) };
}

/**
 * Puts a link's answers, industry, settings and comparison in place of the visitor's own, and goes on where these lead:
 * to the contact step, or to the results where the details have been submitted. Those stay as they are, and nothing is
 * sent.
 */
export function takeOver(definition: WizardDefinition, shared: Shared): void {
  const { answers } = shared;
  const industry = shared.industry?.split(kindMark)[0] ?? null;
  const own = restoredState(definition, navigatorSession.read('wizard'));
  const lastStep = definition.steps.at(-1)?.id ?? '';
  const { submitted } = own;
  navigatorSession.write('wizard', restoredState(definition, { answers, submitted, step: lastStep }));
  navigatorSession.write('takenOver', []);
  navigatorSession.write('industry', industry);
  $industry.set(industry);
  // The kind of it is chosen anew, with the obligations; what the visitor had chosen goes with their own answers.
  chooseIndustry(null);
  takeSettings(shared.settings);
  takeComparison(shared.compared);
  goToFragment(lastStep);
}
