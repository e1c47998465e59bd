import { type MouseEvent, useMemo, useState } from 'react';
import type { Settings } from '#domain/check/settings';
import type { RankedAnswers } from '#domain/recommendation/ranked-answers';
import { requirementsOutline } from '#domain/requirements/outline';
import { requirementsInput } from '#domain/requirements/visitor-input';
import { rankedFragment } from '#domain/share/encode';
import { RequirementsRow } from '#islands/navigator/RequirementsRow';
import { RequirementsSheet } from '#islands/navigator/RequirementsSheet';
import { SendToColleague } from '#islands/navigator/SendToColleague';
import { CheckRow, CommitteeRow, ShareWithCommittee } from '#islands/navigator/ShareWithCommittee';
import { ButtonLink } from '#components/Button.tsx';
import { tools } from '#components/tools.ts';
import { addToCommittee } from '#stores/add-to-committee';
import { keptComparison } from '#stores/kept-comparison';
import * as words from '#islands/navigator/words';

type Props = RankedAnswers & {
  /** The visitor's weights; null if they set none. */
  settings: Settings | null;
  /** The ids of the solutions that a shared link compares; null for the visitor's own results. */
  compared: readonly string[] | null;
  /** Whether the ranked solutions come from a scraped page. */
  isLive: boolean;
};

// Re-exported: a further file fetched on its own would be the fifth to share the ranking, which would then load with every first step
// (netlify/build/chunks.ts).
export { AssessmentRows } from '#islands/navigator/AssessmentRows';
export { WhatWaits } from '#islands/wizard/WhatWaits';

// Re-exported from this file, which all results load, so that the code that builds the link stays in its own chunk.
export { NotKept } from '#islands/navigator/NotKept';

/**
 * 'Next steps': the criteria, a link to the results, the requirements document, and the committee, where several links
 * are read together.
 */
export default function CommitteeRows(props: Props) {
  const { definition, answers, advice, choice, settings, compared, isLive } = props;
  const isOwn = compared === null;
  const [now] = useState(() => new Date());
  const [here] = useState(() => compared ?? keptComparison(advice.solutions));
  const fragment = rankedFragment(props, settings, here, now);
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
    <ShareWithCommittee beside={<RequirementsSheet input={input} lines={requirementsOutline(input)} />}>
      {isOwn && <CheckRow />}
      <SendToColleague title={definition.title} fragment={fragment} isLive={isLive} />
      <RequirementsRow input={input} />
      <CommitteeRow title={tools.committee.name} note={isOwn ? words.committeeNote : words.committeeNoteShared}>
        <ButtonLink look="secondary" icon="arrow" href="/committee" onClick={add}>
          {words.addToCommittee(tools.committee.name)}
        </ButtonLink>
        <p role="status" className="text-sm empty:absolute md:col-span-2">
          {notAdded && words.notAdded[notAdded]}
        </p>
      </CommitteeRow>
    </ShareWithCommittee>
  );
}
