import type { WizardDefinition } from '#domain/content/wizard';
import { answerLines, type Answers } from '#domain/wizard/answers';

type Props = {
  wizard: WizardDefinition;
  answers: Answers;
  /** While the form is being sent, nothing can be changed. */
  busy: boolean;
  onChange: (step: string) => void;
  heading?: string;
};

/** Every answer that counts, each with a link that leads to its step and back here. */
export function CheckAnswers({ wizard, answers, busy, onChange, heading = 'Check your answers' }: Props) {
  return (
    <section className="check-answers" inert={busy} aria-labelledby="check-answers">
      <h3 id="check-answers">{heading}</h3>
      <dl>
        {answerLines(wizard, answers).map((line) => (
          <div key={line.question}>
            <dt>{line.label}</dt>
            <dd>
              {line.values.map((value) => (
                <span key={value}>{value}</span>
              ))}
            </dd>
            <dd>
              <a
                href={`#${line.step}`}
                onClick={(event) => {
                  event.preventDefault();
                  onChange(line.step);
                }}
              >
                Change<span className="sr-only"> {line.label.toLowerCase()}</span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
