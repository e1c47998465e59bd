import type { Fact } from '#domain/content/fact';
import { dayInWords } from '#domain/text/days';
import { howRead } from '#domain/facts/how-read';
import { hostOf } from '#domain/text/host-of';
import { NewTab } from '#components/NewTab.tsx';

/** Where and when a fact was read: its source as a link, then 'checked' or 'read in a stored copy' and the date. */
export function FactSource({ fact }: { fact: Fact }) {
  const { how, date } = howRead(fact);
  return (
    <>
      <a
        href={fact.source.url}
        target="_blank"
        rel="noopener noreferrer"
        data-host={`\u00a0(${hostOf(fact.source.url)})`}
      >
        {fact.source.title}
        <NewTab />
      </a>
      ,{' '}
      <span className="inline-block">
        {how} <time dateTime={date}>{dayInWords(date)}</time>
      </span>
    </>
  );
}
