import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import type { RoiFigures } from '#domain/roi/form';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { Icon } from '#components/Icon.tsx';
import { $roiModel, openRoiModel, toggleRoiModel } from '#stores/roi-model';

/** Arrives only when it is opened. */
const RoiModel = lazy(() => import('#islands/roi/RoiModel'));

/** The detailed model under the specified estimate: apart from it, and off until it is asked for. */
export function RoiModelSection({ figures }: { figures: RoiFigures }) {
  const { isOpen } = useStore($roiModel);
  useEffect(() => openRoiModel(), []);
  return (
    <section className="roi-model" aria-labelledby="roi-model">
      <div className="roi-model-head">
        <h2 id="roi-model">A second estimate, from your own drivers</h2>
        <div>
          <p className="text-ink-2">
            A flat fifth of cost knows nothing about your centre. This model takes call volume, handle time, agents,
            salary and software, and adds what the rule of thumb leaves out: the price of a project, its running costs
            and the months until people use it. It stands apart from the figures above and does not change them.
          </p>
          <button
            type="button"
            className="button secondary"
            aria-expanded={isOpen}
            aria-controls="roi-model-body"
            onClick={toggleRoiModel}
          >
            Model it in detail <Icon name="chevron" />
          </button>
        </div>
      </div>
      <div id="roi-model-body" hidden={!isOpen}>
        {isOpen && (
          <ErrorBoundary>
            <Suspense fallback={<p className="text-ink-2">The model is on its way.</p>}>
              <RoiModel figures={figures} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </section>
  );
}
