import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { WizardDefinition } from '#domain/content/wizard';
import { initialState, type WizardState } from '#domain/wizard/machine';
import { stepById } from '#domain/wizard/steps';
import { useLate } from '#islands/useLate';
import { useStepFocus } from '#islands/wizard/useStepFocus';
import { resendUnsentLeads } from '#stores/outbox';
import type { Submissions } from '#stores/submission';
import type { Wizard } from '#stores/wizard';

/** The two stores of one wizard. */
export type WizardStores = {
  wizard: Wizard;
  submissions: Submissions;
  /** Opens the visit only while the page shows it; omitted if it always does. Returns a function that stops it. */
  whenShown?: (open: () => () => void) => () => void;
};

/**
 * Opens a wizard's stores while the island is mounted, and returns their state. `isShown` says whether the page shows
 * the wizard.
 */
export function useVisit(definition: WizardDefinition, stores: WizardStores, siteName: string, isShown = true) {
  const { wizard, submissions, whenShown } = stores;
  const root = useRef<HTMLDivElement>(null);
  const opened = useLate(wizard.$state, mayWait);
  const state = opened ?? initialState(definition);
  const form = useStore(submissions.$form);
  const submission = useStore(submissions.$submission);
  const takenOver = useStore(wizard.$takenOver);
  const fromSentence = useStore(wizard.$fromSentence);

  // In the commit that attaches the handlers: a click between the two would find no wizard and be lost.
  useLayoutEffect(() => {
    const open = () => {
      const closeSubmissions = submissions.open(definition);
      const closeWizard = wizard.open(definition, root.current?.querySelector('form') ?? null);
      return () => {
        closeWizard();
        closeSubmissions();
      };
    };
    return whenShown ? whenShown(open) : open();
  }, [definition, wizard, submissions, whenShown]);
  useEffect(resendUnsentLeads, []);

  const step = stepById(definition, state.step);
  const { heading, followStep } = useStepFocus(root, definition, step, siteName, isShown);
  // A visitor who has answered will need the last steps, which are not shown before that.
  const wantsLastSteps = opened !== null && (step !== definition.steps[0] || Object.keys(state.answers).length > 0);
  return {
    root,
    heading,
    followStep,
    served: opened === null,
    state,
    step,
    form,
    submission,
    takenOver,
    fromSentence,
    wantsLastSteps,
  };
}

export type Visit = ReturnType<typeof useVisit>;

/**
 * Whether a change may follow the click's frame: the radio or checkbox (`QuestionStep`) shows an answer and the
 * indicator a step. Refusals and submissions are shown at once.
 */
function mayWait(before: WizardState | null, now: WizardState | null): boolean {
  return before !== null && now !== null && now.error?.kind !== 'missing' && !before.submitted && !now.submitted;
}
