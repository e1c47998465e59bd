import type { GroupAnswers } from '#domain/committee/answers';
import type { NameOf } from '#domain/committee/words';
import { inList } from '#domain/text/words';
import * as words from '#islands/committee/words';

type Props = { answers: GroupAnswers; nameOf: NameOf };

/** The answers that all members share, and the answers that differ, with who gave each. */
export function AnswersTogether({ answers: { agreed, differing }, nameOf }: Props) {
  const same = agreed.map(({ label, value }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
  return (
    <section aria-labelledby="answers-together">
      <h2 id="answers-together" className="text-2xl">
        {words.answers}
      </h2>
      <p className="mt-2 text-ink-2">{differing.length === 0 ? words.sameAnswers : words.differentAnswers}</p>
      {differing.length === 0 ? (
        <dl className="answers-together lg:columns-2 lg:gap-x-16">{same}</dl>
      ) : (
        <div className="together-columns mt-6">
          <div>
            <h3 className="text-lg">{words.different}</h3>
            <dl className="answers-together">
              {differing.map(({ label, given }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  {given.map(({ value, members }) => (
                    <dd key={value}>
                      {value ?? <span className="text-ink-2">{words.noAnswer}</span>}
                      <small>{inList(members.map(nameOf))}</small>
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </div>
          {same.length > 0 && (
            <div>
              <h3 className="text-lg">{words.same}</h3>
              <dl className="answers-together">{same}</dl>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
