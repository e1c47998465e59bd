import { MemberPile } from '#islands/committee/MemberPile';
import * as words from '#islands/committee/words';

/** What the page will show, as a small example labelled as one. Shown until there are two links. */
export function Example() {
  return (
    <section aria-label={words.willSay}>
      <h2 className="text-2xl">{words.willSay}</h2>
      <p className="mt-2 max-w-measure text-ink-2">{words.exampleSentence}</p>
      <MemberPile
        caption={words.exampleCriterion}
        given={words.exampleGiven}
        label={words.examplePile}
        note={words.exampleNote}
      />
      <dl className="will-say">
        {words.willSayOf.map(([term, says]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How to create links, in three steps. */
export function Steps() {
  return (
    <ol className="link-steps" role="list">
      {words.steps.map((step, at) => (
        <li key={step}>
          <b aria-hidden="true">{at + 1}</b>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
