import type { Fact } from '#domain/content/fact';
import { dayInWords } from '#domain/text/days';
import { howRead } from '#domain/facts/how-read';
import { hostOf } from '#domain/text/host-of';
import { FactSource } from '#components/FactSource.tsx';
import { NewTab } from '#components/NewTab.tsx';

/** The date on which a fact was read, linked to its source: for a table cell. */
export function Source({ fact }: { fact: Fact }) {
  const { how, date } = howRead(fact);
  return (
    <a
      className="ck-source"
      href={fact.source.url}
      target="_blank"
      rel="noopener noreferrer"
      data-host={`\u00a0${hostOf(fact.source.url)}`}
    >
      <span className="sr-only">
        {fact.source.title}, {how}{' '}
      </span>
      {dayInWords(date)}
      <NewTab />
    </a>
  );
}

/** The same on its own line, with the title of the page. */
export function SourceLine({ fact }: { fact: Fact }) {
  return (
    <small className="ck-small">
      <FactSource fact={fact} />
    </small>
  );
}
