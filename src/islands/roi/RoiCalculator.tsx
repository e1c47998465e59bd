import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { RuleOfThumb } from '#domain/roi/estimate';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { RoiForm } from '#islands/roi/RoiForm';
import type { ModelTexts } from '#islands/roi/RoiModel';
import { RoiModelSection } from '#islands/roi/RoiModelSection';
import { RoiResults } from '#islands/roi/RoiResults';
import { $roi, calculateRoi, calculateRoiElsewhere } from '#stores/roi';
import * as words from '#islands/roi/words';

type Props = {
  /** What estimates are worked out by: src/content/roi.yaml. */
  rule: RuleOfThumb;
  /** Only the form: Calculate leads to the calculator's own page. */ compact?: boolean;
  /** The page's words about the detailed model, where it offers one. */
  model?: ModelTexts | undefined;
};

/** The ROI calculator: form and results. Specification §2, ROI calculator page; §5, ROI form. */
export default function RoiCalculator({ rule, compact = false, model }: Props) {
  return (
    <ErrorBoundary>
      {compact ? (
        <RoiForm className="sm:grid-cols-2" rule={rule} onCalculate={calculateRoiElsewhere} />
      ) : (
        <Calculator rule={rule} model={model} />
      )}
    </ErrorBoundary>
  );
}

function Calculator({ rule, model }: Pick<Props, 'rule' | 'model'>) {
  const { result, answers } = useStore($roi);
  const answer = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (answers > 0) answer.current?.focus();
  }, [answers]);
  return (
    <div className={result ? 'print:break-after-page' : 'print:hidden'}>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-20">
        <RoiForm
          className="sm:max-lg:grid-cols-2 lg:sticky lg:top-26 lg:self-start print:hidden"
          rule={rule}
          onCalculate={calculateRoi}
        />
        <section aria-labelledby="roi-answer">
          <h2 id="roi-answer" className="text-2xl" tabIndex={-1} ref={answer}>
            {words.answer}
          </h2>
          {result ? <RoiResults rule={rule} result={result} /> : <NoResults />}
        </section>
      </div>
      {result && model && <RoiModelSection figures={result.figures} currency={result.currency} texts={model} />}
    </div>
  );
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
      <p className="text-ink-2">{words.noResults}</p>
    </>
  );
}
