import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { RoiFields } from '#islands/roi/RoiFields';
import { RoiModelSection } from '#islands/roi/RoiModelSection';
import { RoiResults } from '#islands/roi/RoiResults';
import { $roi, calculateRoi, calculateRoiElsewhere, openRoi } from '#stores/roi';

type Props = {
  /** Only the form: Calculate leads to the calculator's own page. */
  compact?: boolean;
};

/** The ROI calculator: form and results. Specification §2, ROI calculator page; §5, ROI form. */
export default function RoiCalculator({ compact = false }: Props) {
  return <ErrorBoundary>{compact ? <CompactCalculator /> : <Calculator />}</ErrorBoundary>;
}

/** Pressed before the script is there, the form carries its fields to this address. */
const action = '/roi-calculator';

function Calculator() {
  const { result, answers } = useStore($roi);
  const answer = useRef<HTMLHeadingElement>(null);
  const served = useServedForm();
  useEffect(() => {
    if (answers > 0) answer.current?.focus();
  }, [answers]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    calculateRoi();
  };
  return (
    <div className="roi-calculator">
      <div className="roi-grid">
        <form className="roi-form" ref={served} action={action} onSubmit={submit} noValidate autoComplete="off">
          <RoiFields />
        </form>
        <section className="roi-results" aria-labelledby="roi-answer">
          <h2 id="roi-answer" tabIndex={-1} ref={answer}>
            Estimated annual savings
          </h2>
          {result ? <RoiResults result={result} /> : <NoResults />}
        </section>
      </div>
      {result && <RoiModelSection figures={result.figures} />}
    </div>
  );
}

function CompactCalculator() {
  const served = useServedForm();
  const submit = (event: FormEvent) => {
    // Where the browser stores nothing, the form goes there itself.
    if (calculateRoiElsewhere()) event.preventDefault();
  };
  return (
    <form className="roi-form compact" ref={served} action={action} onSubmit={submit} noValidate autoComplete="off">
      <RoiFields />
    </form>
  );
}

function NoResults() {
  return (
    <>
      <div className="roi-bars empty" aria-hidden="true">
        <svg viewBox="0 0 700 44" preserveAspectRatio="none">
          <path d="M13 1H699L687 43H1Z" />
        </svg>
        <svg viewBox="0 0 700 44" preserveAspectRatio="none">
          <path d="M13 1H559L547 43H1Z" />
        </svg>
      </div>
      <p className="text-ink-2">Fill in the form and press Calculate. Your figures stay in this tab.</p>
    </>
  );
}

/**
 * The form as it was served, with what was typed into it before the script arrived. It is read before the page can take
 * another key: React would empty a field typed into between its arrival and a later reading.
 */
function useServedForm() {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => openRoi(form.current), []);
  return form;
}
