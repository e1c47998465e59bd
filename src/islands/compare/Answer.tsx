import type { Cell } from '#domain/compare/comparison';
import { FactMark } from '#components/FactMark.tsx';
import { FactSource } from '#components/FactSource.tsx';
import * as words from '#islands/compare/words';

/** One answer: mark and word, our words, then the source with its day, or the question to put to the vendor. */
export function Answer({ cell: { finding, word, says, fact, question, judged } }: { cell: Cell }) {
  return (
    <>
      <p className={finding === 'open' || !finding ? 'text-ink-2' : 'font-semibold'}>
        {finding && <FactMark finding={finding} className="me-[0.65em]" />}
        {word}
      </p>
      {says && <p className={finding === 'open' ? 'text-ink-2' : ''}>{says}</p>}
      {question && <p className="text-ink-2">{question}</p>}
      {judged && <p className="text-xs text-ink-3">{words.editorsJudgement}</p>}
      {fact && (
        <p className="text-xs wrap-anywhere text-ink-3">
          <FactSource fact={fact} />
        </p>
      )}
    </>
  );
}
