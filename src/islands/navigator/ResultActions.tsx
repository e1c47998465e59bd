import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import type { Settings } from '#domain/check/settings';
import type { RankedAnswers } from '#domain/recommendation/ranked-answers';
import { requirementsInput } from '#domain/requirements/visitor-input';
import { rankedFragment } from '#domain/share/encode';
import { RequirementsButtons } from '#islands/navigator/RequirementsRow';
import { SendToColleague } from '#islands/navigator/SendToColleague';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { tools } from '#components/tools.ts';
import { addToCommittee } from '#stores/add-to-committee';
import { keptComparison } from '#stores/kept-comparison';
import styleSheet from './Results.print.css?url';
import * as words from '#islands/navigator/words';

// The results on paper: not in the page, which most visitors never print.
export { styleSheet };

type Props = RankedAnswers & {
  /** The visitor's weights; null if they set none. */
  settings: Settings | null;
  /** The ids of the solutions that a shared link compares; null for the visitor's own results. */
  compared: readonly string[] | null;
  /** The ids of the solutions that stand first; none where they come from a scraped page. */
  shown: readonly string[];
  /** Whether the ranked solutions come from a scraped page. */
  isLive: boolean;
  /** Whether the requirements document is the next step. */
  isFirst: boolean;
};

// Re-exported: in files of their own, what they share with this one would be a further file, and together no smaller.
export { AssessmentRows } from '#islands/navigator/AssessmentRows';
export { WhatWaits } from '#islands/wizard/WhatWaits';

// Re-exported from this file, which all results load, so that the code that builds the link stays in its own chunk.
export { NotKept } from '#islands/navigator/NotKept';

/** What to do with the results: the requirements document, and sending their link. Each opens a panel under its button. */
export default function ResultActions(props: Props) {
  const { definition, answers, advice, choice, settings, compared, shown, isLive, isFirst } = props;
  const isOwn = compared === null;
  const [now] = useState(() => new Date());
  const [here] = useState(() => compared ?? keptComparison(advice.solutions));
  const fragment = rankedFragment(props, settings, { compared: here, shown }, now);
  const [notAdded, setNotAdded] = useState<keyof typeof words.notAdded | null>(null);
  const add = (event: MouseEvent) => {
    const result = addToCommittee(fragment, isOwn);
    // A second click follows the link regardless.
    if (result === 'added' || notAdded) return;
    event.preventDefault();
    setNotAdded(result);
  };
  const input = useMemo(
    () => requirementsInput({ definition, answers, choice, settings }, advice, now),
    [definition, answers, choice, settings, advice, now],
  );
  return (
    <>
      <Button look={isFirst ? undefined : 'secondary'} icon="tray" popoverTarget="requirements-document">
        {words.requirementsTitle}
      </Button>
      <Panel id="requirements-document" title={words.requirementsTitle}>
        <p className="mb-3 text-ink-2">{words.requirementsNote}</p>
        <RequirementsButtons input={input} />
      </Panel>
      <Button look="secondary" icon="arrow" popoverTarget="send-to-colleague">
        {words.sendTitle}
      </Button>
      <Panel id="send-to-colleague" title={words.sendTitle}>
        <SendToColleague title={definition.title} fragment={fragment} isLive={isLive} />
        <p className="mt-4 border-t border-rule pt-2 text-ink-2">
          {isOwn ? words.committeeNote : words.committeeNoteShared}{' '}
          <ButtonLink look="link" icon="arrow" href="/committee" onClick={add}>
            {words.addToCommittee(tools.committee.name)}
          </ButtonLink>
        </p>
        <p role="status" className="empty:absolute">
          {notAdded && words.notAdded[notAdded]}
        </p>
      </Panel>
    </>
  );
}

/** Scrolls up to where an opened panel has room under its button: it never covers what the button stands below. */
function makeRoom({ currentTarget: panel }: { currentTarget: HTMLElement }) {
  if (panel.getBoundingClientRect().bottom > window.innerHeight)
    panel.previousElementSibling?.scrollIntoView({ behavior: 'instant', block: 'center' });
}

/** What a button opens under itself, with a button at its upper corner that closes it. */
function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="sheet-panel action-panel" popover="auto" aria-label={title} onToggle={makeRoom}>
      <button
        type="button"
        className="float-right -me-3 -mt-3 grid size-tap place-items-center"
        aria-label={words.close}
        popoverTarget={id}
        popoverTargetAction="hide"
      >
        <Icon name="close" />
      </button>
      {children}
    </section>
  );
}
