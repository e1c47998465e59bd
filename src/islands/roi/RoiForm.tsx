import { useStore } from '@nanostores/react';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { roiFields } from '#domain/roi/fields';
import { fieldError, fieldNote, incompleteMessage } from '#domain/roi/form';
import { Button } from '#components/Button.tsx';
import { ErrorSummary } from '#islands/form/ErrorSummary';
import { Field } from '#islands/form/Field';
import { $roi, editRoi, openRoi } from '#stores/roi';

/** Pressed before the script is there, the form carries its fields to this address. */
const action = '/roi-calculator';

type Props = {
  /** How many columns the fields have, and where the form stands. */
  className: string;
  onSubmit: (event: FormEvent) => void;
};

/** The calculator's five fields with their alert and their button. Specification §5, ROI form. */
export function RoiForm({ className, onSubmit }: Props) {
  const { form, missing, refusals, known } = useStore($roi);
  const served = useRef<HTMLFormElement>(null);
  // The form as it was served, with what was typed into it before the script arrived. It is read before the page can
  // take another key: React would empty a field typed into between its arrival and a later reading.
  useLayoutEffect(() => openRoi(served.current), []);
  return (
    <form
      className={`grid grid-cols-1 content-start gap-x-8 gap-y-4.5 ${className}`}
      ref={served}
      action={action}
      onSubmit={onSubmit}
      noValidate
      autoComplete="off"
    >
      <div className="col-span-full empty:hidden">
        <ErrorSummary
          refusals={refusals}
          text={incompleteMessage}
          errors={roiFields
            .filter(({ name }) => missing.includes(name))
            .map(({ name, label }) => ({ id: name, message: label }))}
        />
      </div>
      {roiFields.map(({ name, label, required }) => (
        <Field
          key={name}
          id={name}
          label={label}
          required={required}
          error={missing.includes(name) ? fieldError(form[name]) : undefined}
          note={
            name === 'agentHeadcount' && known
              ? `The lower end of ${known.range}, from your needs assessment. Replace it if you know better.`
              : fieldNote(name, form[name])
          }
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
      {/* In line with the field beside it, not with its label. */}
      <Button
        type="submit"
        className="self-start justify-self-start sm:mt-[calc(var(--text-sm)*var(--leading-body)+--spacing(1.5))]"
      >
        Calculate
      </Button>
    </form>
  );
}
