import { useId, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { control, fieldLabel } from '#islands/form/Field';
import { copyText } from '#islands/copyText';
import * as words from '#islands/navigator/words';

type Props = {
  /** The title for the system's share sheet. */
  title: string;
  /** The fragment of the link, without '#'. */
  fragment: string;
  /** Whether the ranked solutions come from a scraped page; a link does not contain those. */
  isLive: boolean;
};

/** 'Send to a colleague': a link that contains the answers and opens the results, to copy or share. */
export function SendToColleague({ title, fragment, isLive }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<{ link: string; taken: boolean } | null>(null);
  const link = pageLink(fragment);
  const copy = async () => {
    const taken = await copyText(link);
    // The focus selects the link too; some browsers do not copy a selection from an unfocused field.
    if (!taken) field.current?.focus();
    setCopied({ link, taken });
  };
  return (
    <>
      <p className="mb-3 text-ink-2">{words.sendNote(isLive)}</p>
      <div>
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
        <p role="status" className="mt-2 text-ink-2 empty:absolute">
          {copied?.link === link && (copied.taken ? words.linkCopied : words.linkByHand)}
        </p>
      </div>
    </>
  );
}

/** Returns the page's address with the fragment and without its query. */
function pageLink(fragment: string): string {
  return `${window.location.origin}${window.location.pathname}#${fragment}`;
}

/** Returns whether the system's share sheet accepts the link. */
function canShare(url: string): boolean {
  // Some browsers have `share` but not `canShare`.
  return 'canShare' in navigator && navigator.canShare({ url });
}

/** Opens the system's share sheet. Whether and with whom the link is shared is not recorded. */
async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Dismissed, or already open.
  }
}
