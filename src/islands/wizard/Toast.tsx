import type { Notification } from '#domain/lead/notification';
import { Icon } from '#components/Icon.tsx';
import * as words from '#islands/wizard/words';

type Props = { label: string; notification: Notification | null; onDismiss: () => void };

/** A notification in the corner, in a region that is there before it. */
export function Toast({ label, notification, onDismiss }: Props) {
  return (
    <div className="toasts print:hidden" role="status" aria-label={label}>
      {notification && (
        <div data-tone={notification.tone} className="toast">
          <p>
            <b className="block font-display font-semibold">{notification.title}</b>
            <span className="text-sm text-ink-2">{notification.text}</span>
          </p>
          <button type="button" className="toast-close" aria-label={words.dismiss} onClick={onDismiss}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
