import type { Fact } from '#domain/content/fact';
import { dayInWords } from '#domain/text/days';
import { howRead } from '#domain/facts/how-read';
import { FactSource } from '#components/FactSource.tsx';
import { NewTab } from '#components/NewTab.tsx';

/** The day on which a fact was read, as the link to its source: for a cell of a table. */
export function Source({ fact }: { fact: Fact }) {
  const { how, date } = howRead(fact);
  return (
    <a className="ck-source" href={fact.source.url} target="_blank" rel="noopener noreferrer">
      <span className="sr-only">
        {fact.source.title}, {how}{' '}
      </span>
      {dayInWords(date)}
      <NewTab />
    </a>
  );
}

/** The same as a line of its own, with the page's title. */
export function SourceLine({ fact }: { fact: Fact }) {
  return (
    <small className="ck-small">
      <FactSource fact={fact} />
    </small>
  );
}
