import { useId, useRef, useState } from 'react';
import { CommitteeRow } from '#islands/navigator/ShareWithCommittee';
import { Button } from '#components/Button.tsx';
import { control, fieldLabel } from '#islands/form/Field';
import { copyText } from '#islands/copyText';
import * as words from '#islands/navigator/words';

type Props = {
  /** The title under which the system's share sheet passes the link on. */
  title: string;
  /** The fragment of the link, without '#'. */
  fragment: string;
  /** Whether a scraped page's solutions are ranked, which a link has no room for. */
  isLive: boolean;
};

/** 'Send to a colleague': a link that holds the answers and opens the results, to copy or to pass on. */
export function SendToColleague({ title, fragment, isLive }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<{ link: string; taken: boolean } | null>(null);
  const link = pageLink(fragment);
  const copy = async () => {
    const taken = await copyText(link);
    // The focus selects it too; a selection in a field that has none is not copied by every browser.
    if (!taken) field.current?.focus();
    setCopied({ link, taken });
  };
  return (
    <CommitteeRow title={words.sendTitle} note={words.sendNote(isLive)}>
      <div className="md:col-span-2">
        <label htmlFor={id} className={fieldLabel}>
          {words.linkLabel}
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            ref={field}
            id={id}
            className={`${control} min-w-56 flex-1`}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <Button look="secondary" onClick={() => void copy()}>
            {words.copyLink}
          </Button>
          {canShare(link) && (
            <Button look="secondary" onClick={() => void shareLink(title, link)}>
              {words.share}
            </Button>
          )}
        </div>
        <p role="status" className="mt-2 text-sm text-ink-2 empty:absolute">
          {copied?.link === link && (copied.taken ? words.linkCopied : words.linkByHand)}
        </p>
      </div>
    </CommitteeRow>
  );
}

/** Returns the address of this page with a fragment, without its query. */
function pageLink(fragment: string): string {
  return `${window.location.origin}${window.location.pathname}#${fragment}`;
}

/** Returns whether the browser opens the system's share sheet for a link. */
function canShare(url: string): boolean {
  // Some browsers have the one function and not the other.
  return 'canShare' in navigator && navigator.canShare({ url });
}

/** Opens the system's share sheet. Whether the link was passed on, and to whom, stays with the visitor. */
async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Closed without a choice, or already open.
  }
}
