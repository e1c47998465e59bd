import type { ReactNode } from 'react';
import type { SituationLine } from '#domain/recommendation/situation';
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

/** The answers that the results are ranked for, in one line: several to a question as their number, in full on paper. */
export function AnswersLine({ lines, areTheirs, change, compared }: Props) {
  const ordered = [...lines.filter(({ several }) => !several), ...lines.filter(({ several }) => several)];
  return (
    <div className="answers-line">
      <b className={areTheirs ? '' : 'sr-only'}>{areTheirs ? words.theirAnswers : words.yourAnswers}</b>
      <ul className="contents">
        {ordered.map(({ label, value, several }) => {
          const short = several ? words.howMany(label, value) : words.inShort(label, value);
          return (
            <li key={label} className="wrap-anywhere">
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
            </li>
          );
        })}
        {compared && <li>{compared}</li>}
      </ul>
      {change !== null && (
        <a className="font-semibold text-lake print:hidden" href={change}>
          {words.change}
        </a>
      )}
    </div>
  );
}
