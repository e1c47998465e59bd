import { type RefObject, useEffect, useRef } from 'react';
import type { Step, WizardDefinition } from '#domain/content/wizard';
import * as words from '#islands/wizard/words';

/**
 * Names the step in the document's title and, on every change of step after the first, brings the wizard's top, or of
 * the results their start, into view and the focus to the step's heading; so when the wizard is shown again. Returns the ref for that heading, and what
 * to call where the heading may have come without the wizard being drawn again.
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
    // Whatever the page shows in its place, coming back to the step is a change.
    if (!isShown) shown.current = '';
    if (!isShown || shown.current === step.id) return;
    const isFirst = shown.current === null;
    // The script of a later step may still be on its way.
    if (!isFirst && !heading.current) return;
    shown.current = step.id;
    document.title = titleOf(definition, step, siteName);
    if (isFirst) return;
    heading.current?.focus({ preventScroll: true });
    const start = step.kind === 'results' && root.current?.querySelector('.results-start');
    (start || root.current)?.scrollIntoView({ behavior: 'instant', block: 'start' });
    // In a low window, as at 400 % zoom, the wizard's top leaves no room for the heading.
    heading.current?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  };
  useEffect(followStep);
  return { heading, followStep };
}

/** Returns the document's title on a step. */
export function titleOf(definition: WizardDefinition, step: Step, siteName: string): string {
  const listed = definition.steps.filter((each) => each.listed);
  const place = step.listed ? words.place(listed.indexOf(step) + 1, listed.length) : '';
  return `${step.heading ?? step.title}${place} | ${definition.title} | ${siteName}`;
}
