import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { RoiForm } from '#islands/roi/RoiForm';
import { RoiModelSection } from '#islands/roi/RoiModelSection';
import { RoiResults } from '#islands/roi/RoiResults';
import { $roi, calculateRoi, calculateRoiElsewhere } from '#stores/roi';

type Props = {
  /** Only the form: Calculate leads to the calculator's own page. */
  compact?: boolean;
};

/** The ROI calculator: form and results. Specification §2, ROI calculator page; §5, ROI form. */
export default function RoiCalculator({ compact = false }: Props) {
  return <ErrorBoundary>{compact ? <CompactCalculator /> : <Calculator />}</ErrorBoundary>;
}

function Calculator() {
  const { result, answers } = useStore($roi);
  const answer = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (answers > 0) answer.current?.focus();
  }, [answers]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    calculateRoi();
  };
  return (
    <div className={result ? 'print:break-after-page' : 'print:hidden'}>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-20">
        <RoiForm className="sm:max-lg:grid-cols-2 lg:sticky lg:top-26 lg:self-start print:hidden" onSubmit={submit} />
        <section aria-labelledby="roi-answer">
          <h2 id="roi-answer" className="text-2xl" tabIndex={-1} ref={answer}>
            Estimated annual savings
          </h2>
          {result ? <RoiResults result={result} /> : <NoResults />}
        </section>
      </div>
      {result && <RoiModelSection figures={result.figures} currency={result.currency} />}
    </div>
  );
}

function CompactCalculator() {
  const submit = (event: FormEvent) => {
    // Where the browser stores nothing, the form goes there itself.
    if (calculateRoiElsewhere()) event.preventDefault();
  };
  return <RoiForm className="sm:grid-cols-2" onSubmit={submit} />;
}

function NoResults() {
  return (
    <>
      <div
        className="mx-2.5 mt-7 mb-8 grid gap-3 *:h-11 *:-skew-x-23 *:border *:border-dashed *:border-rule-2"
        aria-hidden="true"
      >
        <i />
        <i className="w-4/5" />
      </div>
      <p className="text-ink-2">Fill in the form and press Calculate. Your figures stay in this tab.</p>
    </>
  );
}
