import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { incompleteMessage, roiFields, typedNumber } from '#domain/roi/form';
import { RoiResults } from '#islands/roi/RoiResults';
import { ErrorBoundary } from '#islands/wizard/ErrorBoundary';
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
  const alert = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLHeadingElement>(null);
  const served = useRef<HTMLFormElement>(null);
  useEffect(() => openRoi(served.current), []);
  useEffect(() => {
    if (refusals > 0) alert.current?.focus();
  }, [refusals]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    calculateRoi();
    answer.current?.focus();
  };
  return (
    <div className="roi-grid">
      <form ref={served} onSubmit={submit} noValidate autoComplete="off">
        {missing.length > 0 && (
          <div className="alert" role="alert" tabIndex={-1} ref={alert}>
            <p>{incompleteMessage}</p>
            <ul>
              {roiFields
                .filter(({ name }) => missing.includes(name))
                .map(({ name, label }) => (
                  <li key={name}>
                    <a href={`#${name}`}>{label}</a>
                  </li>
                ))}
            </ul>
          </div>
        )}
        {roiFields.map(({ name, label, required }) => {
          const isMissing = missing.includes(name);
          const isNegative = (typedNumber(form[name]) ?? 0) < 0;
          return (
            <div className="field" key={name}>
              <label htmlFor={name}>{label}</label>
              <input
                className="input"
                id={name}
                name={name}
                inputMode="decimal"
                value={form[name]}
                aria-required={required || undefined}
                aria-invalid={isMissing || undefined}
                aria-describedby={isMissing || isNegative ? `${name}-note` : undefined}
                onChange={(event) => editRoi(name, event.target.value)}
              />
              {isMissing && (
                <p className="error" id={`${name}-note`}>
                  Enter a number
                </p>
              )}
              {isNegative && !isMissing && (
                <p className="cap" id={`${name}-note`}>
                  This is a negative number. It is calculated as it stands.
                </p>
              )}
            </div>
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
