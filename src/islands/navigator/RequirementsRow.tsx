import { useState } from 'react';
import type { RequirementsInput } from '#domain/requirements/input';
import { CommitteeRow } from '#islands/navigator/ShareWithCommittee';
import { Button } from '#components/Button.tsx';
import type { RequirementsFormat } from '#domain/requirements/formats';
import { saveRequirements, type SavedRequirements } from '#stores/requirements';
import * as words from '#islands/navigator/words';

/** The requirements document, as a row of the ways to share. */
export function RequirementsRow({ input }: { input: RequirementsInput }) {
  return (
    <CommitteeRow title={words.requirementsTitle} note={words.requirementsNote}>
      <RequirementsButtons input={input} />
    </CommitteeRow>
  );
}

/** The requirements document, for Word or as Markdown, generated in the browser on request. */
export function RequirementsButtons({ input }: { input: RequirementsInput }) {
  const [state, setState] = useState<'ready' | 'writing' | SavedRequirements>('ready');
  const save = async (format: RequirementsFormat) => {
    if (state === 'writing') return;
    setState('writing');
    setState(await saveRequirements(format, { ...input, date: new Date() }));
  };
  const isBusy = state === 'writing';
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button look="secondary" icon="tray" aria-disabled={isBusy} onClick={() => void save('word')}>
        {words.word}
      </Button>
      <Button look="secondary" icon="tray" aria-disabled={isBusy} onClick={() => void save('markdown')}>
        {words.markdown}
      </Button>
      <span role="status" className="text-sm text-ink-2 empty:absolute">
        {isBusy && words.writing}
        {typeof state === 'object' && (state.saved ? words.savedAs(state.name) : state.problem)}
      </span>
    </div>
  );
}
