import type { SituationLine } from '#domain/recommendation/situation';
import { Icon } from '#components/Icon.tsx';
import * as words from '#islands/navigator/words';

/** What the results were ranked for, in one row; on narrow screens folded into a line, on paper always whole. */
export function AnswersLine({ lines }: { lines: readonly SituationLine[] }) {
  const inShort = lines.filter(({ several }) => !several);
  return (
    <>
      <dl className="answers-line">
        {[...inShort, ...lines.filter(({ several }) => several)].map(({ label, value, several }) => (
          <div key={label} data-several={several || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <details className="answers-folded">
        <summary>
          <small className="text-xs font-normal text-ink-3">{words.yourAnswers}</small>
          <span>{inShort.map(standingAlone).join(', ')}</span>
          <Icon name="chevron" className="text-lake" />
        </summary>
        {lines
          .filter(({ several }) => several)
          .map(({ label, value }) => (
            <p key={label} className="pb-3 text-sm text-ink-2">
              {label}: {value}
            </p>
          ))}
      </details>
    </>
  );
}

/** Returns an answer that is understood without its question: 'Yes' is not. */
function standingAlone({ label, value }: SituationLine): string {
  return /^(Yes|No|Not sure)$/.test(value) ? `${label}: ${value.toLowerCase()}` : value;
}
