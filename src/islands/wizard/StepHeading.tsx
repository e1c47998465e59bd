import type { RefObject } from 'react';
import type { Step } from '#domain/content/wizard';

type Props = { step: Step; heading: RefObject<HTMLHeadingElement | null>; size?: string };

/** A step's heading, which takes the focus when the step changes. `size` is its type utilities. */
export function StepHeading({ step, heading, size = 'text-xl md:text-2xl' }: Props) {
  return (
    // In a low window it is scrolled into view: the margin keeps it off the window's edge.
    <h2 ref={heading} tabIndex={-1} className={`scroll-mb-16 focus-bar ${size}`}>
      {step.heading ?? step.title}
    </h2>
  );
}
