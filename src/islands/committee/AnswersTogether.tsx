import type { GroupAnswers } from '#domain/committee/answers';
import type { NameOf } from '#domain/committee/words';
import { inList } from '#domain/text/words';
import { Icon } from '#components/Icon.tsx';
import * as words from '#islands/committee/words';

type Props = { answers: GroupAnswers; nameOf: NameOf };

/** The answers that differ, with who gave each, and folded those that all members share. */
export function AnswersTogether({ answers: { agreed, differing }, nameOf }: Props) {
  const areSame = differing.length === 0;
  return (
    <section className="railed" aria-labelledby="answers-together">
      <h2 id="answers-together" className="text-2xl">
        {words.answers}
      </h2>
      <div>
        <p className="text-ink-2">{areSame ? words.sameAnswers : words.differentAnswers}</p>
        {!areSame && (
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
        )}
        {agreed.length > 0 && (
          <details>
            <summary className="opens-more">
              {areSame ? words.showAnswers : words.same}
              <Icon name="chevron" />
            </summary>
            <dl className="answers-together">
              {agreed.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </section>
  );
}
