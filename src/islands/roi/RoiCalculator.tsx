import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { incompleteMessage, roiFields, typedNumber } from '#domain/roi/form';
import { ErrorSummary } from '#islands/form/ErrorSummary';
import { Field } from '#islands/form/Field';
import { RoiResults } from '#islands/roi/RoiResults';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { $roi, calculateRoi, editRoi, openRoi } from '#stores/roi';

/** The ROI calculator: form and results. Specification §2, ROI calculator page; §5, ROI form. */
export default function RoiCalculator() {
  return (
    <ErrorBoundary>
      <Calculator />
    </ErrorBoundary>
  );
}

function Calculator() {
  const { form, missing, refusals, estimate } = useStore($roi);
  const answer = useRef<HTMLHeadingElement>(null);
  const served = useRef<HTMLFormElement>(null);
  useEffect(() => openRoi(served.current), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    calculateRoi();
    answer.current?.focus();
  };
  return (
    <div className="roi-grid">
      <form ref={served} onSubmit={submit} noValidate autoComplete="off">
        <ErrorSummary
          refusals={refusals}
          text={incompleteMessage}
          errors={roiFields
            .filter(({ name }) => missing.includes(name))
            .map(({ name, label }) => ({ id: name, message: label }))}
        />
        {roiFields.map(({ name, label, required }) => {
          const isNegative = (typedNumber(form[name]) ?? 0) < 0;
          return (
            <Field
              key={name}
              id={name}
              label={label}
              required={required}
              error={missing.includes(name) ? 'Enter a number' : undefined}
              note={isNegative ? 'This is a negative number. It is calculated as it stands.' : undefined}
            >
              {(belonging) => (
                <input
                  {...belonging}
                  className="input"
                  name={name}
                  inputMode="decimal"
                  value={form[name]}
                  onChange={(event) => editRoi(name, event.target.value)}
                />
              )}
            </Field>
          );
        })}
        <button type="submit" className="button primary">
          Calculate
        </button>
      </form>
      <section className="roi-results" aria-labelledby="roi-answer">
        <h2 id="roi-answer" tabIndex={-1} ref={answer}>
          Estimated annual savings
        </h2>
        {estimate ? (
          <RoiResults estimate={estimate} />
        ) : (
          <>
            <div className="roi-bars empty" aria-hidden="true">
              <i />
              <i />
            </div>
            <p className="mute">Fill in the form and press Calculate. Your figures stay in this tab.</p>
          </>
        )}
      </section>
    </div>
  );
}
