import type { Explained } from '#domain/recommendation/explanation';
import { MarkedLine } from '#islands/navigator/MarkedLine';
import * as words from '#islands/navigator/words';

/** The editor's caution on each pick in full, and the open questions to ask its vendor, strongest first. */
export function CheckFirst({ top }: { top: readonly Explained[] }) {
  return (
    <div className="results-three">
      {top.map(({ recommendation: { solution, place }, checks, questions }, index) => (
        <section key={solution.id}>
          <h4>{words.ranked(place?.number ?? index + 1, solution.name)}</h4>
          <p className="leading-normal text-ink-2">{checks.join(' ')}</p>
          {questions.length > 0 && (
            <ul className="found-list mt-2.5" aria-label={words.openQuestions}>
              {questions.map((question) => (
                <li key={question}>
                  <MarkedLine line={question} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
