import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import type { Currency } from '#domain/roi/currency';
import type { RoiFigures } from '#domain/roi/form';
import { Button } from '#components/Button.tsx';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { Icon } from '#components/Icon.tsx';
import { $roiModel, openRoiModel, toggleRoiModel } from '#stores/roi-model';

/** Arrives only when it is opened. */
const RoiModel = lazy(() => import('#islands/roi/RoiModel'));

/** The detailed model under the specified estimate: apart from it, and off until it is asked for. */
export function RoiModelSection({ figures, currency }: { figures: RoiFigures; currency: Currency }) {
  const { isOpen } = useStore($roiModel);
  useEffect(() => openRoiModel(), []);
  return (
    <section
      className={`mt-part border-t-3 border-double border-ink-3 pt-6 lg:pt-10 ${isOpen ? 'print:m-0 print:break-before-page print:border-0 print:p-0' : 'print:hidden'}`}
      aria-labelledby="roi-model"
    >
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <h2 id="roi-model" className="text-2xl">
          A second estimate, from your own drivers
        </h2>
        <div className="print:hidden">
          <p className="mb-5 max-w-measure text-ink-2">
            A flat fifth of cost knows nothing about your centre. This model takes call volume, handle time, agents,
            salary and software, and adds what the rule of thumb leaves out: the price of a project, its running costs
            and the months until people use it. It stands apart from the figures above and does not change them.
          </p>
          <Button look="secondary" aria-expanded={isOpen} aria-controls="roi-model-body" onClick={toggleRoiModel}>
            Model it in detail{' '}
            <span className={isOpen ? 'rotate-180' : undefined}>
              <Icon name="chevron" />
            </span>
          </Button>
        </div>
      </div>
      <div id="roi-model-body" className="mt-flow grid grid-cols-1 gap-flow print:mt-3 print:gap-4" hidden={!isOpen}>
        {isOpen && (
          <ErrorBoundary>
            <Suspense fallback={<p className="text-ink-2">The model is on its way.</p>}>
              <RoiModel figures={figures} currency={currency} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </section>
  );
}
