import type { Cell } from '#domain/compare/comparison';
import { FactMark } from '#components/FactMark.tsx';
import { FactSource } from '#components/FactSource.tsx';
import * as words from '#islands/compare/words';

type Props = {
  cell: Cell;
  /** Whether an earlier cell of the row asks its question. */
  isAskedBefore: boolean;
};

/** One answer: its mark and word, our text, then the source with its date, or the question to ask the vendor. */
export function Answer({ cell: { finding, word, says, fact, question, judged }, isAskedBefore }: Props) {
  return (
    <>
      <p className={`flex items-baseline ${finding === 'open' || !finding ? 'text-ink-2' : 'font-semibold'}`}>
        {finding && <FactMark finding={finding} className="me-[0.65em]" />}
        <span>{word}</span>
      </p>
      {says && <p className={finding === 'open' ? 'text-ink-2' : ''}>{says}</p>}
      {question && <p className="text-ink-2">{isAskedBefore ? words.sameQuestion : question}</p>}
      {judged && <p className="text-xs text-ink-3">{words.editorsJudgement}</p>}
      {fact && (
        <p className="text-xs wrap-anywhere text-ink-3">
          <FactSource fact={fact} />
        </p>
      )}
    </>
  );
}
