import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import type { Currency } from '#domain/roi/currency';
import type { RoiFigures } from '#domain/roi/form';
import { Button } from '#components/Button.tsx';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { Icon } from '#components/Icon.tsx';
import { $roiModel, fetchRoiModel, openRoiModel, toggleRoiModel } from '#stores/roi-model';
import * as words from '#islands/roi/words';

/** The page's text about the model before it is opened: src/content/sections/roi-calculator/model.md. */
export type ModelTexts = { heading: string; lede: string };

/** Loads on opening, with its initial values. */
const RoiModel = lazy(async () => {
  const [{ default: Model }, content] = await Promise.all([import('#islands/roi/model/RoiModel'), fetchRoiModel()]);
  if (!content) throw new Error(words.modelMissing);
  return { default: (props: ModelFigures) => <Model {...props} content={content} /> };
});

type ModelFigures = { figures: RoiFigures; currency: Currency };
type Props = ModelFigures & { texts: ModelTexts };

const section = 'roi-model-section';

/** Opens and closes the detailed model, which is further down: opened, it takes the focus. */
export function RoiModelButton() {
  const { isOpen } = useStore($roiModel);
  const clicked = useRef(false);
  useLayoutEffect(() => openRoiModel(), []);
  useEffect(() => {
    if (isOpen && clicked.current) document.getElementById(section)?.focus();
    clicked.current = false;
  }, [isOpen]);
  const toggle = () => {
    clicked.current = true;
    toggleRoiModel();
  };
  return (
    <Button aria-expanded={isOpen} aria-controls={section} onClick={toggle}>
      {words.modelInDetail}{' '}
      <span className={isOpen ? 'rotate-180' : undefined}>
        <Icon name="chevron" />
      </span>
    </Button>
  );
}

/** The detailed model, separate from the specified estimate above it, and closed until the visitor opens it. */
export function RoiModelSection({ figures, currency, texts }: Props) {
  const { isOpen } = useStore($roiModel);
  return (
    <section
      id={section}
      tabIndex={-1}
      className="mt-part scroll-mt-header border-t-3 border-double border-ink-3 pt-6 lg:pt-10 print:m-0 print:break-before-page print:border-0 print:p-0"
      aria-labelledby="roi-model"
      hidden={!isOpen}
    >
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <h2 id="roi-model" className="text-2xl">
          {texts.heading}
        </h2>
        <p className="max-w-measure text-ink-2 print:hidden">{texts.lede}</p>
      </div>
      <div className="mt-flow grid grid-cols-1 gap-flow print:mt-3 print:gap-4">
        {isOpen && (
          <ErrorBoundary>
            <Suspense fallback={<p className="text-ink-2">{words.modelComing}</p>}>
              <RoiModel figures={figures} currency={currency} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </section>
  );
}
