import { dayInWords } from '#domain/text/days';
import type { Obligation } from '#domain/obligations/obligations';
import { statusInWords } from '#domain/obligations/status';
import { NewTab } from '#components/NewTab.tsx';
import * as words from '#islands/navigator/words';

/** The notes under a rule's name: its title, whom it binds, its status, its source. */
export function RuleNotes({ rule, condition }: Obligation) {
  return (
    <div className="text-xs leading-close text-ink-3">
      {rule.title !== rule.name && <p className="text-sm text-ink-2">{rule.title}</p>}
      {condition && <p className="font-semibold text-ink-2">{condition}</p>}
      <p className="mt-1">{statusInWords(rule)}.</p>
      <p className="print:hidden">
        <a href={rule.source.url} target="_blank" rel="noopener noreferrer">
          {words.source}
          <span className="sr-only"> {words.sourceOf(rule.name)}</span>
          <NewTab />
        </a>
        {words.readOn(dayInWords(rule.source.read))}
      </p>
    </div>
  );
}
