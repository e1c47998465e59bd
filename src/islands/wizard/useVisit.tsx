import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { WizardDefinition } from '#domain/content/wizard';
import { initialState } from '#domain/wizard/machine';
import { stepById } from '#domain/wizard/steps';
import { useStepFocus } from '#islands/wizard/useStepFocus';
import { resendUnsentLeads } from '#stores/outbox';
import type { Submissions } from '#stores/submission';
import type { Wizard } from '#stores/wizard';

/** The two stores of one wizard. */
export type WizardStores = { wizard: Wizard; submissions: Submissions };

/** Opens a wizard's stores as long as the island stands, and returns what they contain. */
export function useVisit(definition: WizardDefinition, { wizard, submissions }: WizardStores, siteName: string) {
  const root = useRef<HTMLDivElement>(null);
  const opened = useStore(wizard.$state);
  const state = opened ?? initialState(definition);
  const form = useStore(submissions.$form);
  const submission = useStore(submissions.$submission);
  const takenOver = useStore(wizard.$takenOver);

  useEffect(() => {
    const closeSubmissions = submissions.open(definition);
    const closeWizard = wizard.open(definition, root.current?.querySelector('form') ?? null);
    resendUnsentLeads();
    return () => {
      closeWizard();
      closeSubmissions();
    };
  }, [definition, wizard, submissions]);

  const step = stepById(definition, state.step);
  const heading = useStepFocus(root, definition, step, siteName);
  return { root, heading, served: opened === null, state, step, form, submission, takenOver };
}

export type Visit = ReturnType<typeof useVisit>;
