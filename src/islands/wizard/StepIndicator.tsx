import type { ReactNode } from 'react';
import type { Step } from '#domain/content/wizard';
import { Icon } from '#components/Icon.tsx';
import * as words from '#islands/wizard/words';
import './StepIndicator.css';

type Props = {
  /** All steps; on a step that is not listed, every listed one is done. */
  steps: readonly Step[];
  current: string;
  onTheWay: readonly Step[];
  /** What stands beside the current step on a phone. */
  children?: ReactNode;
};

/** The progress bar and the steps with their state: done, current or ahead. Specification §2, Solution Navigator. */
export function StepIndicator({ steps: all, current, onTheWay, children }: Props) {
  const steps = all.filter(({ listed }) => listed);
  const found = steps.findIndex((step) => step.id === current);
  const at = found < 0 ? steps.length : found;
  // The results complete the wizard, so every step is done; before a closing page the last step is still to do.
  const isLast = at >= steps.length - 1 && all.at(-1)?.id === current;
  // On results, one line is enough.
  const stateOf = (index: number) => {
    const step = steps[index];
    if (step && !onTheWay.includes(step)) return 'skipped';
    return index < at || isLast ? 'done' : index === at ? 'current' : 'ahead';
  };
  return (
    <div className={`step-head shows-whole relative print:hidden ${isLast ? 'mt-3' : 'mt-3 md:mt-7'}`}>
      <div
        className="step-bar grid auto-cols-fr grid-flow-col"
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={Math.min(at + 1, steps.length)}
        aria-valuetext={at < steps.length ? words.stepOf(at + 1, steps.length) : words.allCompleted}
      >
        {steps.map((step, index) => (
          <i key={step.id} data-state={stateOf(index)} />
        ))}
      </div>
      {children}
      <ol className="steps" aria-label={words.steps}>
        {steps.map((step, index) => {
          const done = index < at;
          const skipped = !onTheWay.includes(step);
          return (
            <li
              key={step.id}
              aria-current={index === at ? 'step' : undefined}
              data-state={skipped ? 'skipped' : undefined}
              className={`${index === at ? 'flex' : 'inline-flex'} items-baseline gap-1.5 leading-close md:max-lg:gap-1 ${isLast ? (index < at ? 'max-md:sr-only' : 'max-md:text-md') : ''}`}
            >
              {done && !skipped ? (
                <Icon name="check" className="translate-y-0.5 text-lake md:max-lg:-me-0.5" />
              ) : (
                <span className="font-display">{index + 1}</span>
              )}
              <span>
                <b>
                  {step.title}
                  {done && !skipped && <span className="sr-only"> ({words.completed})</span>}
                </b>
                {skipped ? (
                  <span className="font-normal md:block"> ({words.notNeeded})</span>
                ) : (
                  <small className={isLast ? 'sr-only' : 'text-sm tracking-[-0.01em] text-ink-3 max-md:text-xs'}>
                    {step.description}
                  </small>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
