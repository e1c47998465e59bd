import type { ContactForm } from '#domain/lead/form';
import { fieldLabel } from '#islands/form/Field';
import { Choice, RadioCards } from '#islands/wizard/Choices';
import * as words from '#islands/wizard/words';

type Props = { form: ContactForm; onCorrect: (corrects: boolean) => void };

const answers = [
  { corrects: false, label: words.keepBoth, hint: words.keepBothHint },
  { corrects: true, label: words.replaceEarlier, hint: words.replaceEarlierHint },
];

/**
 * Asks whether the details correct those sent before, where only one of name and e-mail address is another. It comes while
 * somebody types, so it is announced and leaves the focus where that is.
 */
export function CorrectionQuestion({ form, onCorrect }: Props) {
  return (
    <div role="status">
      {form.asks && (
        <fieldset disabled={form.status === 'submitting'} className="mt-5.5">
          <legend className={fieldLabel}>{words.isCorrection}</legend>
          <RadioCards count={answers.length}>
            {answers.map(({ corrects, label, hint }) => (
              <label key={label}>
                <span>
                  <b>{label}</b>
                  <span className="mt-1">{hint}</span>
                </span>
                <Choice
                  type="radio"
                  name="corrects"
                  checked={form.corrects === corrects}
                  onChange={() => onCorrect(corrects)}
                />
              </label>
            ))}
          </RadioCards>
        </fieldset>
      )}
    </div>
  );
}
