import type { Fact } from '#domain/content/fact';
import { dayInWords } from '#domain/text/days';
import { howRead } from '#domain/facts/how-read';
import { hostOf } from '#domain/text/host-of';
import { read } from '#domain/facts/words';
import { NewTab } from '#components/NewTab.tsx';

/**
 * Where and when a fact was read: its source as a link, then 'checked' or 'read in a stored copy' and the date. With
 * `copySaid`, the page has said once that copies were read.
 */
export function FactSource({ fact, copySaid = false }: { fact: Fact; copySaid?: boolean }) {
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
        {copySaid && !fact.checkedLive ? read : how} <time dateTime={date}>{dayInWords(date)}</time>
      </span>
    </>
  );
}
