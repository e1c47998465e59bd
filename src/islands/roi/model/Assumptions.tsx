import { useStore } from '@nanostores/react';
import { assumptions } from '#domain/roi/assumptions';
import { type Currency, currencyName, inCurrency } from '#domain/roi/currency';
import { asFigure } from '#domain/roi/formats';
import type { RoiModelContent } from '#domain/roi/model-content';
import { pricesInUsDollars, usedAssumption } from '#domain/roi/typed-assumptions';
import { $roiModel, assume, resetAssumptions } from '#stores/roi-model';
import { Notice } from '#components/Notice.tsx';
import { Button } from '#components/Button.tsx';
import { control } from '#islands/form/Field';
import * as words from '#islands/roi/model/words';

type Props = { assumed: RoiModelContent['assumptions']; currency: Currency };

/** The model's assumptions, each with its source, which the visitor can replace with their own figures. */
export function Assumptions({ assumed, currency }: Props) {
  const { typed } = useStore($roiModel);
  const inUsDollars = pricesInUsDollars(typed, currency);
  return (
    <div>
      <h3 className="text-lg">{words.assumptions}</h3>
      {inUsDollars.length > 0 && (
        <Notice tone="warn" plain className="my-4">
          {words.replacePrices(currencyName(currency))}
        </Notice>
      )}
      <p className="text-ink-2 print:hidden">{words.resultsFollow}</p>
      <ul className="mt-4 mb-6 print:mt-2 print:mb-0">
        {assumptions.map((assumption) => {
          const { name, label, unit } = assumption;
          const { value: initial, source } = assumed[name];
          const { note } = usedAssumption(assumption, initial, typed[name]);
          return (
            <li
              key={name}
              className="grid gap-x-8 gap-y-1.5 border-t border-rule py-3.5 sm:grid-cols-[minmax(0,1fr)_16rem] print:grid-cols-[minmax(0,1fr)_9rem] print:gap-x-3 print:py-0.5 print:text-sm"
            >
              <label className="font-semibold" htmlFor={`assume-${name}`}>
                {label}
              </label>
              <span className="grid grid-cols-[8rem_auto] items-center justify-start gap-3 sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:content-start print:grid-cols-[3rem_auto] print:gap-1.5">
                <input
                  id={`assume-${name}`}
                  className={`text-end tabular-nums print:min-h-0 print:border-0 print:bg-transparent print:p-0 ${control}`}
                  inputMode="decimal"
                  autoComplete="off"
                  value={typed[name] ?? asFigure(initial)}
                  aria-describedby={`assume-${name}-unit assume-${name}-source`}
                  onChange={(event) => assume(name, event.target.value)}
                />
                <span id={`assume-${name}-unit`} className="note">
                  {inUsDollars.includes(name) ? unit : inCurrency(unit, currency)}
                </span>
              </span>
              <p className="note sm:col-start-1 print:hidden" id={`assume-${name}-source`}>
                {note && <strong className="font-semibold text-warn">{note} </strong>}
                {source}
              </p>
            </li>
          );
        })}
      </ul>
      <Button
        look="secondary"
        className="print:hidden"
        aria-disabled={Object.keys(typed).length === 0}
        onClick={resetAssumptions}
      >
        {words.initialAssumptions}
      </Button>
    </div>
  );
}
