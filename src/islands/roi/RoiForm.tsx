import { useStore } from '@nanostores/react';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { currencies, inCurrency } from '#domain/roi/currency';
import { type RoiField, roiFieldGroups, roiFields } from '#domain/roi/fields';
import type { RuleOfThumb } from '#domain/roi/estimate';
import { fieldError, fieldNote, incompleteMessage, missingLabel } from '#domain/roi/form';
import { Button } from '#components/Button.tsx';
import { ErrorSummary } from '#islands/form/ErrorSummary';
import { Field } from '#islands/form/Field';
import { typedValues } from '#islands/form/typedValues';
import { $roi, chooseCurrency, editRoi, openRoi, takeRoi } from '#stores/roi';
import * as words from '#islands/roi/words';

/** A label whose unit, in brackets, stays whole. */
function inTwoParts(label: string): ReactNode {
  const [name, unit] = label.split(/ (?=\()/);
  return (
    <>
      <span>{name}</span> {unit && <span className="inline-block">{unit}</span>}
    </>
  );
}

type Props = {
  /** The position of the form. */
  className?: string;
  /** The number of columns of its fields. */
  columns: string;
  rule: RuleOfThumb;
  onCalculate: () => void;
  /** Shown below Calculate when it is clicked and the script fails to load. */
  children?: ReactNode;
};

/** The fields in the order of the form. */
const inOrder = roiFieldGroups.map(({ use, names }) => ({
  use,
  fields: names.flatMap((name) => roiFields.find((field) => field.name === name) ?? []),
}));

/** The calculator's five fields and currency, with their alert and button. Specification §5, ROI form. */
export function RoiForm({ className = '', columns, rule, onCalculate, children }: Props) {
  const { form, currency, missing, refusals, hasNotes, known } = useStore($roi);
  const served = useRef<HTMLFormElement>(null);
  // Reads the values typed into the served form before the script loaded. A layout effect: React would empty a field
  // typed into between the script's arrival and a later effect.
  useLayoutEffect(() => {
    if (openRoi(rule, served.current)) onCalculate();
  }, [rule, onCalculate]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    takeRoi(typedValues(event.currentTarget));
    onCalculate();
  };
  const noteOf = (name: RoiField) =>
    name === 'agentHeadcount' && known ? words.headcountNote(known.range) : fieldNote(name, form[name], currency);
  return (
    // With this method, a submit before the script loads navigates nowhere; the click is recorded and replayed.
    <form
      className={`roi-fields grid grid-cols-1 content-start gap-y-6 lg:gap-y-5 noscript:hidden ${className}`.trim()}
      method="dialog"
      ref={served}
      onSubmit={submit}
      // With each change, what was filled in without an event: else React would empty those fields.
      onChange={(event) => takeRoi(typedValues(event.currentTarget))}
      noValidate
      // On Back, the browser would restore older figures over those calculated on another page.
      autoComplete="off"
    >
      <div className="empty:hidden">
        <ErrorSummary
          refusals={refusals}
          text={incompleteMessage(form, missing)}
          errors={inOrder
            .flatMap(({ fields }) => fields)
            .filter(({ name }) => missing.includes(name))
            .map(({ name }) => ({ id: name, message: missingLabel(name, form[name], currency) }))}
        />
      </div>
      {inOrder.map(({ use, fields }) => (
        <fieldset key={use} className={`grid grid-cols-1 gap-x-5 gap-y-3.5 lg:gap-y-2 ${columns}`}>
          <legend className="mb-2 title text-lg">
            {words.groups[use]} <span className="font-sans note max-sm:block sm:ms-3">{words.groupNotes[use]}</span>
          </legend>
          {fields.map(({ name, label, required }) => (
            <Field
              key={name}
              id={name}
              label={inTwoParts(inCurrency(label, currency))}
              required={required}
              error={missing.includes(name) ? fieldError(name, form[name]) : undefined}
              note={hasNotes ? noteOf(name) : undefined}
            >
              {(belonging) => (
                <input
                  {...belonging}
                  name={name}
                  inputMode="decimal"
                  value={form[name]}
                  onChange={(event) => editRoi(name, event.target.value)}
                />
              )}
            </Field>
          ))}
        </fieldset>
      ))}
      <div>
        <div className="grid gap-x-5 gap-y-5 sm:grid-cols-[minmax(0,22rem)_auto] sm:justify-start">
          <Field id="currency" label={words.currency} required={false} note={words.currencyNote}>
            {(belonging) => (
              <select
                {...belonging}
                name="currency"
                value={currency}
                onChange={(event) => chooseCurrency(event.target.value)}
              >
                {currencies.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name} ({code})
                  </option>
                ))}
              </select>
            )}
          </Field>
          {/* Level with the select. */}
          <div className="sm:pt-8 lg:pt-7.5">
            <Button type="submit">{words.calculate}</Button>
          </div>
        </div>
        {children}
      </div>
    </form>
  );
}
