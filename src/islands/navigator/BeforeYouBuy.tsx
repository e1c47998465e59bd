import type { Explained } from '#domain/recommendation/explanation';
import { MarkedLine } from '#islands/navigator/MarkedLine';
import * as words from '#islands/navigator/words';
import './FoundList.css';

/** 'Check before you buy': the editor's caution, then the open questions to ask the vendor, strongest first. */
export function BeforeYouBuy({ explained }: { explained: Explained }) {
  const { checks, questions } = explained;
  if (checks.length + questions.length === 0) return null;
  return (
    <div className="border-t-2 border-ink pt-2">
      <h4 className="pb-1 font-semibold">{words.beforeYouBuy}</h4>
      {checks.length > 0 && (
        <p className="leading-normal">
          {checks[0]} <span className="print:hidden">{checks.slice(1).join(' ')}</span>
        </p>
      )}
      {questions.length > 0 && (
        <ul className="found-list mt-2.5 text-ink-2" aria-label={words.openQuestions}>
          {questions.map((question) => (
            <li key={question}>
              <MarkedLine line={question} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
