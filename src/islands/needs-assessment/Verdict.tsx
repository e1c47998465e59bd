import type { ReactNode } from 'react';
import type { Explanation } from '#domain/recommendation/explanation';
import type { teamCaution } from '#domain/recommendation/team-caution';
import * as words from '#islands/needs-assessment/words';
import './Verdict.css';

type Props = {
  explanation: Explanation;
  caution: ReturnType<typeof teamCaution>;
};

/** The answer in three lines, on the columns of the matrix below it: who is first, what is open, what comes next. */
export function Verdict({ explanation, caution }: Props) {
  const { sheet, top } = explanation;
  const first = top[0]?.recommendation;
  if (!first) return null;
  const { solution, needs } = first;
  const asks = needs.flatMap(({ ask }) => (ask ? [words.askVendor(solution.provider, ask)] : []));
  const before = sheet.columns[0]?.caution;
  return (
    <dl className="verdict">
      <Line term={words.first} title={`${solution.name}${caution?.isForFirst ? words.ifTeam : ''}`} isFirst>
        <p>{sheet.sentence}</p>
      </Line>
      <Line term={words.open} title={caution ? words.whoWatches : words.settle} isOpen={caution !== null}>
        {caution && <p>{caution.says}</p>}
        {[...asks, ...(before ? [before] : [])].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Line>
      <Line term={words.next} title={words.nextTitle}>
        <p>{words.nextNote}</p>
      </Line>
    </dl>
  );
}

type LineProps = { term: string; title: string; isFirst?: boolean; isOpen?: boolean; children: ReactNode };

function Line({ term, title, isFirst = false, isOpen = false, children }: LineProps) {
  return (
    <div data-first={isFirst || undefined} data-open={isOpen || undefined}>
      <dt>{term}</dt>
      <dd>
        <p className="title">{title}</p>
        {children}
      </dd>
    </div>
  );
}
