import { useState } from 'react';
import { beginningFor } from '#domain/check/beginning';
import { seededSettings } from '#domain/check/seed';
import type { Settings } from '#domain/check/settings';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Advice } from '#domain/recommendation/advice';
import type { RequirementsInput } from '#domain/requirements/input';
import { type Answers, relevantAnswers } from '#domain/wizard/answers';
import { CommitteeRow } from '#islands/navigator/TakeToCommittee';
import { Button } from '#components/Button.tsx';
import { type RequirementsFormat, saveRequirements, type SavedRequirements } from '#stores/requirements';

type Props = {
  definition: WizardDefinition;
  answers: Answers;
  advice: Advice;
  /** The visitor's industry, with a kind or without (`healthcare:hospital`); empty for none. */
  choice: string;
  /** What the visitor has set; null for what the criteria begin with. */
  settings: Settings | null;
};

/** The requirements document, for Word or as Markdown: made in the browser when asked for. */
export default function RequirementsRow(props: Props) {
  const [state, setState] = useState<'ready' | 'writing' | SavedRequirements>('ready');
  const save = async (format: RequirementsFormat) => {
    if (state === 'writing') return;
    setState('writing');
    setState(await saveRequirements(format, inputOf(props)));
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

function inputOf({ definition, answers, advice, choice, settings }: Props): RequirementsInput {
  const relevant = relevantAnswers(definition, answers);
  const { situation, obligations, begun } = beginningFor(definition, relevant, advice, choice);
  const kind = situation?.industry.kinds.find(({ id }) => id === situation.kind)?.name;
  return {
    wizard: definition,
    answers: relevant,
    industry: situation && { name: situation.industry.name, kind },
    settings: settings ?? seededSettings(begun),
    criteria: advice.criteria,
    obligations,
    version: advice.version,
    date: new Date(),
  };
}
