import type { SituationLine } from '#domain/recommendation/situation';
import { Icon } from '#components/Icon.tsx';
import * as words from '#islands/navigator/words';
import './AnswersLine.css';

/** The answers that the results are ranked for, in one row; collapsed to a line on narrow screens, in full on paper. */
export function AnswersLine({ lines }: { lines: readonly SituationLine[] }) {
  const inOrder = [...lines.filter(({ several }) => !several), ...lines.filter(({ several }) => several)];
  return (
    <>
      <dl className="answers-line">
        {inOrder.map(({ label, value, several }) => (
          <div key={label} data-several={several || undefined}>
            <dt>{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <details className="answers-folded">
        <summary>
          {words.yourAnswers}
          <span className="min-w-0 flex-1 text-xs leading-normal font-normal wrap-anywhere text-balance text-ink-2">
            {lines
              .filter(({ several }) => !several)
              .map(({ label, value }) => words.inShort(label, value))
              .join(', ')}
          </span>
          <Icon name="chevron" className="text-lake" />
        </summary>
        {inOrder.map(({ label, value }) => (
          <p key={label} className="pb-2 leading-close wrap-anywhere text-ink-2">
            {label}: {value}
          </p>
        ))}
      </details>
    </>
  );
}
