import { Fragment } from 'react';
import { pagesOf } from '#domain/obligations/rule-pages';
import type { Rule } from '#domain/obligations/rule';
import { dayInWords } from '#domain/text/days';
import { NewTab } from '#components/NewTab.tsx';
import * as words from '#components/obligations/words.ts';

/** The links to a rule's own text, and to what was read where that was not, each with the day it was read. */
export function RulePages({ rule }: { rule: Pick<Rule, 'name' | 'official' | 'beside'> }) {
  return pagesOf(rule).map(({ url, host, isOfficial, read }) => (
    <Fragment key={url}>
      {!isOfficial && words.readBeside}
      <a href={url} target="_blank" rel="noopener noreferrer" data-host="">
        {isOfficial ? words.officialText : host}
        <span className="sr-only"> {words.sourceOf(rule.name)}</span>
        <NewTab />
      </a>
      {isOfficial && ` (${host})`}
      {read === null ? words.notReadHere : words.readOn(dayInWords(read))}
    </Fragment>
  ));
}
