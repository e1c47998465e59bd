import { type RefObject, useEffect, useRef } from 'react';
import type { Step, WizardDefinition } from '#domain/content/wizard';
import * as words from '#islands/wizard/words';

/**
 * Sets the document's title for the step. On each later change of step, and when the wizard is shown again, scrolls to
 * the top of the wizard, or to the start of the results, and focuses the step's heading. Returns the ref for the
 * heading, and a function to call when the heading may have appeared without a render of the wizard.
 */
export function useStepFocus(
  root: RefObject<HTMLElement | null>,
  definition: WizardDefinition,
  step: Step,
  siteName: string,
  isShown: boolean,
): { heading: RefObject<HTMLHeadingElement | null>; followStep: () => void } {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(null);
  const followStep = () => {
    // Coming back to the same step from another place counts as a change.
    if (!isShown) shown.current = '';
    if (!isShown || shown.current === step.id) return;
    const isFirst = shown.current === null;
    // The script of a later step may still be loading.
    if (!isFirst && !heading.current) return;
    shown.current = step.id;
    document.title = titleOf(definition, step, siteName);
    if (isFirst) return;
    heading.current?.focus({ preventScroll: true });
    const start = step.kind === 'results' && root.current?.querySelector('.results-start');
    (start || root.current)?.scrollIntoView({ behavior: 'instant', block: 'start' });
    // In a low window, as at 400 % zoom, the heading does not fit below the wizard's top.
    heading.current?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  };
  useEffect(followStep);
  return { heading, followStep };
}

/** Returns the document's title for a step. */
export function titleOf(definition: WizardDefinition, step: Step, siteName: string): string {
  const listed = definition.steps.filter((each) => each.listed);
  const place = step.listed ? words.place(listed.indexOf(step) + 1, listed.length) : '';
  return `${step.heading ?? step.title}${place} | ${definition.title} | ${siteName}`;
}
