import { hasAnswers } from '#domain/wizard/answers';
import type { WizardState } from '#domain/wizard/machine';
import { mayCountSteps, sendStep } from '#browser/step-count';
import { afterFrame } from '#stores/after-frame';
import type { Session } from '#stores/session';
import type { Wizard } from '#stores/wizard';

/**
 * Counts the steps of a wizard that a visit comes as far as, each once, starting with 'begun', and sends them to the site.
 * A step counts with every step before it, also where a link or an answer led past that: so no step has more visits than
 * one before it. `name` is that of the wizard's file. The tab remembers the counted steps, so that a reload counts
 * nothing twice.
 */
export function countSteps(name: string, { $state, steps }: Pick<Wizard, '$state' | 'steps'>, session: Session): void {
  if (!mayCountSteps()) return;
  // A step is painted before it is counted; on leaving the page, it is counted at once.
  $state.subscribe((state) => void afterFrame(() => count(state)));
  window.addEventListener('pagehide', () => count($state.get()));

  function count(state: WizardState | null): void {
    // A wizard that is open without an answer, as behind a shared link, has not begun.
    if (!state || !hasAnswers(state.answers)) return;
    const all = steps();
    for (const step of ['begun', ...all.slice(0, all.indexOf(state.step) + 1)]) {
      const before = session.read('counted');
      const counted: unknown[] = Array.isArray(before) ? before : [];
      if (counted.includes(step)) continue;
      // One that cannot be queued is sent later, with those after it.
      if (!sendStep(`${name}/${step}`)) return;
      session.write('counted', [...counted, step]);
    }
  }
}
