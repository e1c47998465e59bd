import type { ReactNode } from 'react';
import type { SituationLine } from '#domain/recommendation/situation';
import { Icon } from '#components/Icon.tsx';
import * as words from '#islands/navigator/words';

type Props = {
  lines: readonly SituationLine[];
  /** Whether they are those of a shared link. */
  areTheirs: boolean;
  /** The address at which they can be changed; null for those of a link. */
  change: string | null;
  /** What a link compares. */
  compared?: ReactNode;
};

/**
 * The answers that the results are ranked for, in one line: several to a question as their number, without those that do
 * not count, and on paper in full. Those of a link are folded on phones, so that what is first is on the first screen.
 */
export function AnswersLine({ lines, areTheirs, change, compared }: Props) {
  const ordered = [...lines.filter(({ several }) => !several), ...lines.filter(({ several }) => several)];
  const shown = ordered.map(({ label, value, several }) => ({
    label,
    value,
    short: several ? words.howMany(label, value) : words.inShort(label, value),
  }));
  const last = shown.findLast(({ short }) => short !== null);
  const line = (
    <div className="answers-line">
      {areTheirs ? (
        <b className="not-print:max-md:hidden">{words.theirAnswers}:</b>
      ) : (
        <b className="sr-only">{words.yourAnswers}</b>
      )}
      <ul>
        {shown.map(({ label, value, short }) => (
          <li key={label} className={short === null ? 'not-print:hidden' : 'wrap-anywhere'}>
            {short === value ? (
              value
            ) : (
              <>
                <span className="print:hidden">{short}</span>
                <span className="not-print:hidden">
                  {label}: {value}
                </span>
              </>
            )}
            {change !== null && label === last?.label && (
              <a className="ms-2 py-1 font-semibold text-lake print:hidden" href={change}>
                {words.change}
              </a>
            )}
          </li>
        ))}
        {compared && <li>{compared}</li>}
      </ul>
    </div>
  );
  return areTheirs ? (
    <details className="folded-on-phones">
      <summary className="opens-more print:hidden">
        {words.theirAnswers}
        <Icon name="chevron" />
      </summary>
      {line}
    </details>
  ) : (
    line
  );
}
