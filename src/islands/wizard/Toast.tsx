import type { Notification } from '#domain/lead/notification';
import { Icon } from '#components/Icon.tsx';
import { Notice } from '#components/Notice.tsx';
import * as words from '#islands/wizard/words';
import '../../components/Notice.css';

type Props = {
  /** The label of the live region. */
  label: string;
  notification: Notification | null;
  onDismiss: () => void;
  /** The id of the text, for a field that it describes. */
  textId?: string;
  className?: string;
};

/**
 * A notification in the page's flow, above its subject: it covers nothing and stays until dismissed. Its live region is
 * rendered before there is a notification.
 */
export function Toast({ label, notification, onDismiss, textId, className }: Props) {
  return (
    <div className={className} role="status" aria-label={label}>
      {notification && (
        <Notice tone={notification.tone} className="mt-4 flex items-center justify-between py-0! pe-0! print:hidden">
          <p id={textId} data-tone={notification.tone} className="py-2 leading-close wrap-anywhere">
            <b>{notification.title}</b> {notification.text}
          </p>
          <button
            type="button"
            className="grid size-tap flex-none place-items-center"
            aria-label={words.dismiss}
            onClick={onDismiss}
          >
            <Icon name="close" />
          </button>
        </Notice>
      )}
    </div>
  );
}
