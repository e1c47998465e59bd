import type { ReactNode } from 'react';
import * as words from '#islands/form/words';
import './Field.css';

/** Classes for a text input, a select or a text area. `--control` overrides their background. */
export const control = 'control block min-h-12 w-full rounded-2 border border-rule-2 px-3.5 py-2.5 text-md';

/** The attributes that connect a control to its label, error and note. */
export type ControlProps = {
  className: string;
  id: string;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = {
  id: string;
  label: ReactNode;
  required?: boolean;
  /** Whether the label itself says '(optional)'. */
  optional?: boolean | undefined;
  error?: string | undefined;
  /** Shown under the field when there is no error. */
  note?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A form field: label, control, and the error or note under it. */
export function Field({ id, label, optional = false, required = !optional, error, note, children }: Props) {
  return (
    <div>
      <label htmlFor={id} className={fieldLabel}>
        {label}
        {optional && <Optional />}
      </label>
      {children({
        className: control,
        id,
        'aria-required': required || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || note ? `${id}-note` : undefined,
      })}
      {error ? (
        <FieldError id={`${id}-note`}>{error}</FieldError>
      ) : (
        note && (
          <p className="mt-1.5 note" id={`${id}-note`}>
            {note}
          </p>
        )
      )}
    </div>
  );
}

/** Classes for a label above its control. */
export const fieldLabel = 'mb-1.5 block font-semibold';

/** The marker of a field that may stay empty, with a space before it. */
export function Optional() {
  return (
    <>
      {' '}
      <span className="text-sm font-normal text-ink-3">{words.optional}</span>
    </>
  );
}

/** The error under a field, behind a small leaning slab. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error">
      {children}
    </p>
  );
}
