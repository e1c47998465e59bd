import type { ReactNode } from 'react';

/** What a control needs to belong to its label, its error and its note. */
export type ControlProps = {
  id: string;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = {
  id: string;
  label: string;
  required?: boolean;
  /** Whether the label itself says '(optional)'. */
  optional?: boolean | undefined;
  error?: string | undefined;
  /** Said under the field when there is no error. */
  note?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A form's field: label, control, and the error or note under it. */
export function Field({ id, label, optional = false, required = !optional, error, note, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {optional && <span className="optional">(optional)</span>}
      </label>
      {children({
        id,
        'aria-required': required || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || note ? `${id}-note` : undefined,
      })}
      {(error || note) && (
        <p className={error ? 'error' : 'cap'} id={`${id}-note`}>
          {error ?? note}
        </p>
      )}
    </div>
  );
}
