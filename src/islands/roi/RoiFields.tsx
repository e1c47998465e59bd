import { useStore } from '@nanostores/react';
import { roiFields } from '#domain/roi/fields';
import { fieldError, fieldNote, incompleteMessage } from '#domain/roi/form';
import { ErrorSummary } from '#islands/form/ErrorSummary';
import { Field } from '#islands/form/Field';
import { $roi, editRoi } from '#stores/roi';

/** The calculator's five fields with their alert and their button. Specification §5, ROI form. */
export function RoiFields() {
  const { form, missing, refusals, known } = useStore($roi);
  return (
    <>
      <ErrorSummary
        refusals={refusals}
        text={incompleteMessage}
        errors={roiFields
          .filter(({ name }) => missing.includes(name))
          .map(({ name, label }) => ({ id: name, message: label }))}
      />
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
      <button type="submit" className="button primary">
        Calculate
      </button>
    </>
  );
}
