import { useId, useRef, useState } from 'react';
import type { Settings } from '#domain/check/settings';
import type { WizardDefinition } from '#domain/content/wizard';
import { linkFragment, sharedAnswers } from '#domain/share/encode';
import type { Answers } from '#domain/wizard/answers';
import { CommitteeRow } from '#islands/navigator/TakeToCommittee';
import { Button } from '#components/Button.tsx';
import { control, fieldLabel } from '#islands/form/Field';
import { copyText } from '#stores/files';
import { canShare, pageLink, shareLink } from '#stores/share';

type Props = {
  definition: WizardDefinition;
  answers: Answers;
  /** The id of the industry, or of a kind of it as `healthcare:hospital`; null for none. */
  industry: string | null;
  /** What is set for the criteria; null where nothing is. */
  settings?: Settings | null;
  /** The ids of the solutions that are compared. */
  compared?: readonly string[];
  catalogueVersion: string;
  /** Whether a scraped page's solutions are ranked, which a link has no room for. */
  isLive: boolean;
};

/** 'Send to a colleague': a link that holds the answers and opens the results, to copy or to pass on. */
export default function SendToColleague(props: Props) {
  const { definition, answers, industry, settings = null, compared = [], catalogueVersion, isLive } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<{ link: string; taken: boolean } | null>(null);
  const shared = { answers: sharedAnswers(definition, answers), industry, settings, compared };
  const link = pageLink(linkFragment(shared, catalogueVersion, new Date()));
  const copy = async () => {
    const taken = await copyText(link);
    if (!taken) field.current?.select();
    setCopied({ link, taken });
  };
  return (
    <CommitteeRow
      title="Send to a colleague"
      note={
        <>
          The link opens these results. It holds your answers, never your name or e-mail, and our servers do not see
          them.
          {isLive && ' What was read from a website is not in it: it opens the ranking by our editors.'}
        </>
      }
    >
      <div className="md:w-104">
        <label htmlFor={id} className={fieldLabel}>
          Link to these results
        </label>
        <input
          ref={field}
          id={id}
          className={control}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <Button look="secondary" onClick={() => void copy()}>
            Copy link
          </Button>
          {canShare(link) && (
            <Button look="secondary" onClick={() => void shareLink(definition.title, link)}>
              Share…
            </Button>
          )}
          <span role="status">
            {copied?.link === link &&
              (copied.taken
                ? 'Link copied.'
                : 'Your browser does not let us copy. The link is selected: copy it by hand.')}
          </span>
        </div>
      </div>
    </CommitteeRow>
  );
}
