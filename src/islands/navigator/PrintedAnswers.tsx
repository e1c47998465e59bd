import type { WizardDefinition } from '#domain/content/wizard';
import { calendarDay } from '#domain/recommendation/report';
import { type Answers, answerLines } from '#domain/wizard/answers';

type Props = { wizard: WizardDefinition; answers: Answers };

/** Returns what the results on paper say of their day and of the answers they were ranked for. On screen it is hidden. */
export function PrintedAnswers({ wizard, answers }: Props) {
  const lines = answerLines(wizard, answers).map(({ label, values }) => [label, values.join('; ')] as const);
  return (
    <dl className="printed-answers hidden print:grid">
      {[['Date', calendarDay(new Date())] as const, ...lines].map(([label, value]) => (
        <div key={label}>
          <dt className="inline text-ink-3">{label}:</dt> <dd className="inline">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
