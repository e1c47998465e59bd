import type { Fact } from '#domain/content/fact';
import { dayInWords } from '#islands/navigator/FoundList';
import { NewTab } from '#components/NewTab.tsx';

/** Where a fact was read, and on which day. */
export function Source({ fact: { source, read, checkedLive } }: { fact: Fact }) {
  return (
    <a className="ck-source" href={source.url} target="_blank" rel="noopener noreferrer">
      <span className="sr-only">
        {source.title}, {checkedLive ? 'checked' : 'read in a stored copy'}{' '}
      </span>
      {dayInWords(checkedLive ?? read)}
      <NewTab />
    </a>
  );
}

/** The same as a line of its own, with the page's title. */
export function SourceLine({ fact: { source, read, checkedLive } }: { fact: Fact }) {
  return (
    <small className="ck-small">
      <a href={source.url} target="_blank" rel="noopener noreferrer">
        {source.title}
        <NewTab />
      </a>
      , {checkedLive ? `checked ${dayInWords(checkedLive)}` : `read in a stored copy, ${dayInWords(read)}`}
    </small>
  );
}
