import { useState } from 'react';
import type { RequirementsInput } from '#domain/requirements/input';
import { CommitteeRow } from '#islands/navigator/TakeToCommittee';
import { Button } from '#components/Button.tsx';
import { type RequirementsFormat, saveRequirements, type SavedRequirements } from '#stores/requirements';

/** The requirements document, for Word or as Markdown: made in the browser when asked for. */
export function RequirementsRow({ input }: { input: RequirementsInput }) {
  const [state, setState] = useState<'ready' | 'writing' | SavedRequirements>('ready');
  const save = async (format: RequirementsFormat) => {
    if (state === 'writing') return;
    setState('writing');
    setState(await saveRequirements(format, { ...input, date: new Date() }));
  };
  const isBusy = state === 'writing';
  return (
    <CommitteeRow
      title="Requirements document"
      note="Ready for your template: musts, evidence, obligations, evaluation table, price sheet. It names no provider and no product."
    >
      <div className="flex flex-wrap items-center gap-4">
        <Button look="secondary" icon="download" aria-disabled={isBusy} onClick={() => void save('word')}>
          Word
        </Button>
        <Button look="secondary" icon="download" aria-disabled={isBusy} onClick={() => void save('markdown')}>
          Markdown
        </Button>
        <span role="status" className="text-sm text-ink-2 empty:absolute">
          {isBusy && 'Writing the document…'}
          {typeof state === 'object' && (state.saved ? `Saved as ${state.name}.` : state.problem)}
        </span>
      </div>
    </CommitteeRow>
  );
}
