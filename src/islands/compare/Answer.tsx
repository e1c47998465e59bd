import type { Cell } from '#domain/compare/comparison';
import { FactMark } from '#components/FactMark.tsx';
import { NewTab } from '#components/NewTab.tsx';

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
      {judged && <p className="text-xs text-ink-3">Our editor’s judgement.</p>}
      {fact && (
        <p className="text-xs wrap-anywhere text-ink-3">
          <a href={fact.source.url} target="_blank" rel="noopener noreferrer">
            {fact.source.title}
            <NewTab />
          </a>
          {fact.checkedLive ? ', checked ' : ', read in a stored copy, '}
          <time dateTime={fact.checkedLive ?? fact.read}>{day(fact.checkedLive ?? fact.read)}</time>
        </p>
      )}
    </>
  );
}

function day(date: string): string {
  return new Date(date).toLocaleDateString('en-CA', { dateStyle: 'medium', timeZone: 'UTC' });
}
