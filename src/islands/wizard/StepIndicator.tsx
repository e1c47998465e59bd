import type { Step } from '#domain/content/wizard';
import { Icon } from '#islands/Icon';

type Props = { steps: readonly Step[]; current: string; onTheWay: readonly Step[] };

/** The progress bar and the steps with their state: done, current, to come. Specification §2, Solution Navigator. */
export function StepIndicator({ steps, current, onTheWay }: Props) {
  const at = steps.findIndex((step) => step.id === current);
  const isLast = at === steps.length - 1;
  const stateOf = (index: number) => (index < at || isLast ? 'done' : index === at ? 'current' : 'ahead');
  return (
    <div className="wizard-progress">
      <div
        className="progress"
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={at + 1}
        aria-valuetext={`Step ${at + 1} of ${steps.length}`}
      >
        {steps.map((step, index) => (
          <i key={step.id} data-state={stateOf(index)} />
        ))}
      </div>
      <ol className="steps" aria-label="Steps">
        {steps.map((step, index) => {
          const done = index < at;
          const skipped = done && !onTheWay.includes(step);
          return (
            <li key={step.id} aria-current={index === at ? 'step' : undefined}>
              {done && !skipped ? <Icon id="icon-check" /> : <span className="step-number">{index + 1}</span>}
              <b>
                {step.title}
                {done && <span className="sr-only"> ({skipped ? 'not needed' : 'completed'})</span>}
              </b>
              <small>{step.description}</small>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
