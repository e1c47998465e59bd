import type { WizardDefinition } from '#domain/content/wizard';
import { answerLines, type Answers } from '#domain/wizard/answers';
import { Icon } from '#components/Icon.tsx';
import * as words from '#islands/wizard/words';
import './CheckAnswers.css';

type Props = {
  wizard: WizardDefinition;
  answers: Answers;
  /** Whether the form is being sent: the answers cannot be changed then. */
  busy: boolean;
  onChange: (step: string) => void;
  heading?: string;
  /** The heading's size. */
  size?: 'text-lg' | 'text-xl';
  /** Whether to say what an answer changes. */
  withEffects?: boolean;
  className?: string;
};

/** Every answer that counts, folded, each with a link to its step that returns here afterwards. */
export function CheckAnswers(props: Props) {
  const { wizard, answers, busy, onChange, heading = words.checkAnswers, size = 'text-lg', className } = props;
  const effectOf = (question: string) =>
    props.withEffects ? wizard.questions.find(({ id }) => id === question)?.effect : undefined;
  const lines = answerLines(wizard, answers);
  return (
    <section className={className} inert={busy} aria-labelledby="check-answers">
      <h3 id="check-answers" className={size}>
        {heading}
      </h3>
      <details>
        <summary className="opens-more">
          {words.answers(lines.length)}
          <Icon name="chevron" />
        </summary>
        <dl>
          {lines.map((line) => (
            <div key={line.question} className="check-answer">
              <dt className="text-ink-3 max-sm:col-span-full">{line.label}</dt>
              <dd className="*:block">
                {line.values.map((value) => (
                  <span key={value}>{value}</span>
                ))}
                {effectOf(line.question) && <small className="text-sm text-ink-3">{effectOf(line.question)}</small>}
              </dd>
              <dd>
                <a
                  href={`#${line.step}`}
                  className="min-h-tap font-semibold text-lake"
                  onClick={(event) => {
                    event.preventDefault();
                    onChange(line.step);
                  }}
                >
                  {words.change}
                  <span className="sr-only"> {line.label.toLowerCase()}</span>
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
