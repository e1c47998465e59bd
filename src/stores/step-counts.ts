import { hasAnswers } from '#domain/wizard/answers';
import type { WizardState } from '#domain/wizard/machine';
import { mayCountSteps, sendStep } from '#browser/step-count';
import { afterFrame } from '#stores/after-frame';
import type { Session } from '#stores/session';
import type { Wizard } from '#stores/wizard';

/**
 * Has the site count which steps of a wizard are reached: each once in a visit, and first of all that it was begun. `name`
 * is that of the wizard's file. The tab remembers what was counted, so that a reload counts nothing twice.
 */
export function countSteps(name: string, { $state }: Pick<Wizard, '$state'>, session: Session): void {
  if (!mayCountSteps()) return;
  // A click that leads to a step shows it first; a page that is left before has told it by then.
  $state.subscribe((state) => void afterFrame(() => count(state)));
  window.addEventListener('pagehide', () => count($state.get()));

  function count(state: WizardState | null): void {
    // An open wizard without an answer, as behind a shared link, is not begun.
    if (!state || !hasAnswers(state.answers)) return;
    for (const step of ['begun', state.step]) {
      const before = session.read('counted');
      const counted: unknown[] = Array.isArray(before) ? before : [];
      if (!counted.includes(step) && sendStep(`${name}/${step}`)) session.write('counted', [...counted, step]);
    }
  }
}
