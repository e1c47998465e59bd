import { Fragment } from 'react';
import { dayInWords } from '#domain/text/days';
import type { Obligation } from '#domain/obligations/obligations';
import { pagesOf } from '#domain/obligations/rule-pages';
import { statusInWords } from '#domain/obligations/status';
import { natureNames } from '#domain/obligations/words';
import { NewTab } from '#components/NewTab.tsx';
import * as words from '#islands/navigator/words';

/** The notes under a rule's name: its title, whom it binds, its nature unless it is a law, its status, its pages. */
export function RuleNotes({ rule, condition }: Obligation) {
  return (
    <div className="text-xs leading-close text-ink-3">
      {rule.title !== rule.name && <p className="text-sm text-ink-2">{rule.title}</p>}
      {condition && <p className="font-semibold text-ink-2">{condition}</p>}
      <p className="mt-1">
        {rule.nature !== 'law' && `${natureNames[rule.nature]}. `}
        {statusInWords(rule)}.
      </p>
      <p className="print:hidden">
        {pagesOf(rule).map(({ url, host, isOfficial, read }) => (
          <Fragment key={url}>
            {!isOfficial && words.readBeside}
            <a href={url} target="_blank" rel="noopener noreferrer">
              {isOfficial ? words.officialText : host}
              <span className="sr-only"> {words.sourceOf(rule.name)}</span>
              <NewTab />
            </a>
            {read === null ? words.notReadHere : words.readOn(dayInWords(read))}
          </Fragment>
        ))}
      </p>
    </div>
  );
}
