import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { type Currency, currencyName } from '#domain/roi/currency';
import type { RoiFigures } from '#domain/roi/form';
import { inDollars } from '#domain/roi/formats';
import { type RoiProjection, roiProjection } from '#domain/roi/model';
import type { RoiModelContent } from '#domain/roi/model-content';
import { roiScenarios } from '#domain/roi/scenarios';
import { roiTornado } from '#domain/roi/tornado';
import { pricesInUsDollars, usedAssumptions } from '#domain/roi/typed-assumptions';
import { Notice } from '#components/Notice.tsx';
import { Assumptions } from '#islands/roi/model/Assumptions';
import { Scenarios } from '#islands/roi/model/Scenarios';
import { Tornado } from '#islands/roi/model/Tornado';
import { $roiModel } from '#stores/roi-model';
import * as words from '#islands/roi/model/words';

type Props = { figures: RoiFigures; currency: Currency; content: RoiModelContent };

/** The detailed model: its result, three scenarios, the editable assumptions, and the main drivers of the result. */
export default function RoiModel({ figures, currency, content }: Props) {
  const { typed } = useStore($roiModel);
  const given = { ...figures, ...usedAssumptions(typed, content.assumptions) };
  const expected = roiProjection(given);
  const inUsDollars = pricesInUsDollars(typed, currency).length;
  const answer = `${inDollars(expected.firstYearNet, currency)}. ${words.payback(expected.paybackMonth)}.`;
  return (
    <>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:grid-cols-[3fr_7fr] print:gap-x-8 print:gap-y-4">
        <div>
          <h3 className="text-lg">{words.expectedNet}</h3>
          <p className="mt-3.5 mb-4 print:my-2 -ms-[0.03em] numeral text-4xl wrap-anywhere">
            {inDollars(expected.firstYearNet, currency)}
          </p>
          {inUsDollars > 0 && (
            <Notice tone="warn" plain className="mb-4">
              {words.mixedSums(inUsDollars, currencyName(currency))}
            </Notice>
          )}
          <p>{words.payback(expected.paybackMonth)}.</p>
          {expected.firstYearNet < 0 && <p className="mt-3 note">{content.negativeFirstYear}</p>}
        </div>
        <Scenarios scenarios={roiScenarios(given, content.scenarios)} currency={currency} />
      </div>
      <Workload figures={figures} projection={expected} />
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-20 print:grid-cols-2 print:gap-8">
        <Assumptions assumed={content.assumptions} currency={currency} />
        <Tornado bars={roiTornado(given)} projection={expected} currency={currency} />
      </div>
      <Scope items={content.scope} />
      <Announcement text={words.announcement(answer)} />
    </>
  );
}

/** Whether the calls match the number of agents: the model frees no more hours than are paid for. */
function Workload({ figures, projection }: { figures: RoiFigures; projection: RoiProjection }) {
  const { workloadHours, staffedHours } = projection;
  return (
    <p
      className={`border-y border-rule py-4 print:py-1.5 ${workloadHours > staffedHours ? 'border-s-6 border-s-warn ps-4' : ''}`}
    >
      {words.workload(figures, projection)}
      {workloadHours > staffedHours && words.understaffed}
    </p>
  );
}

/** The costs and savings that the model includes and excludes. */
function Scope({ items }: { items: RoiModelContent['scope'] }) {
  return (
    <dl className="grid gap-x-16 gap-y-6 border-t border-rule pt-6 sm:grid-cols-2 print:gap-x-10 print:pt-3">
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt className="mb-1.5 title text-lg">{title}</dt>
          <dd className="max-w-measure text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const restMs = 700;

/** Announces the result to screen readers once typing pauses. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const rested = setTimeout(() => setSaid(text), restMs);
    return () => clearTimeout(rested);
  }, [text]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
