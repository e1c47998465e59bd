import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { projectMonths, type ProjectPrice, type RoiInputs, type RuleOfThumb } from '#domain/roi/estimate';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { NextFrame } from '#islands/NextFrame';
import { EmptyBars, RoiExample } from '#islands/roi/RoiExample';
import { RoiForm } from '#islands/roi/RoiForm';
import { type ModelTexts, RoiModelButton, RoiModelSection } from '#islands/roi/RoiModelSection';
import { RoiResults } from '#islands/roi/RoiResults';
import { SavingsChart } from '#islands/roi/SavingsChart';
import { $roi, calculateRoi, calculateRoiElsewhere } from '#stores/roi';
import * as words from '#islands/roi/words';

type Props = {
  /** The parameters of the estimate: src/content/roi.yaml. */
  rule: RuleOfThumb;
  /** Not in the compact form, which shows no results. */
  projectPrice?: ProjectPrice | undefined;
  /** Shown before anything is typed: the estimate for this contact centre, labelled as an example. */
  example?: RoiInputs | undefined;
  /** Only the form: Calculate leads to the calculator's own page. */ compact?: boolean;
  /** The page's text about the detailed model, if it offers one. */
  model?: ModelTexts | undefined;
  /** Shown below Calculate when it is clicked and the script fails to load. */
  children?: ReactNode;
};

/** The ROI calculator: form and results. Specification §2, ROI calculator page; §5, ROI form. */
export default function RoiCalculator({ rule, projectPrice, example, compact = false, model, children }: Props) {
  return (
    <ErrorBoundary>
      {compact ? (
        <RoiForm columns="sm:grid-cols-2" rule={rule} onCalculate={calculateRoiElsewhere}>
          {children}
        </RoiForm>
      ) : (
        <Calculator rule={rule} projectPrice={projectPrice} example={example} model={model}>
          {children}
        </Calculator>
      )}
    </ErrorBoundary>
  );
}

function Calculator({ rule, projectPrice, example, model, children }: Omit<Props, 'compact'>) {
  const { form, result, answers } = useStore($roi);
  // An example in place of the result would look like the answer to what was typed.
  const isUntouched = Object.values(form).join('') === '';
  // We do not convert, and the price is in US dollars.
  const months =
    projectPrice && result?.currency === 'USD' && projectMonths(projectPrice, result.estimate.monthlySavings);
  const project = months ? { price: projectPrice, months } : null;
  const answer = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (answers === 0) return;
    answer.current?.focus({ preventScroll: true });
    // Below the form, the answer is scrolled to its start; beside it, only into view.
    const isBeside = matchMedia('(width >= 64rem)').matches;
    answer.current?.scrollIntoView({ block: isBeside ? 'nearest' : 'start' });
  }, [answers]);
  return (
    <div className={result ? 'print:break-after-page' : 'print:hidden'} data-calculated={result ? '' : undefined}>
      {/* On wide screens the result is beside the form and its drawing. On a phone, the page's head has the example. */}
      <div className="roi-columns grid grid-cols-1 gap-12 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <RoiForm className="print:hidden" columns="roi-group" rule={rule} onCalculate={calculateRoi}>
          {children}
        </RoiForm>
        <section className={result ? 'grid gap-y-8 lg:contents' : 'max-sm:hidden'} aria-labelledby="roi-answer">
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <h2 id="roi-answer" className="text-2xl focus-bar" tabIndex={-1} ref={answer}>
              {words.answer}
            </h2>
            {result && (
              <RoiResults rule={rule} project={project} result={result}>
                {model && <RoiModelButton />}
              </RoiResults>
            )}
            {!result &&
              example &&
              (isUntouched ? <RoiExample rule={rule} example={example} /> : <EmptyBars rule={rule} />)}
          </div>
          {result && result.estimate.currentMonthlyCosts > 0 && (
            <NextFrame wait={answers > 0}>
              <SavingsChart estimate={result.estimate} currency={result.currency} project={project} />
            </NextFrame>
          )}
        </section>
      </div>
      {result && model && (
        <NextFrame wait={answers > 0}>
          <RoiModelSection figures={result.figures} currency={result.currency} texts={model} />
        </NextFrame>
      )}
    </div>
  );
}
