import { useStore } from '@nanostores/react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#components/Button.tsx';
import { $providerList, closeProviderList, providerListIs } from '#stores/provider-list';

type Props = {
  /** The id of the dialog; its title has the same with `-title`. */
  id: string;
  opener: string;
  /** Title, names and buttons: served once, as HTML. */
  children?: ReactNode;
};

/**
 * The full provider list. The browser opens and closes it without this script, as a popover, because a modal dialog makes
 * the rest of the page inert, which took four fifths of the time until it was there. This island makes it modal once it
 * has been painted, and closes it when a link leads on to the directory.
 */
export default function ProviderDialog({ id, opener, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useStore($providerList);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const stop = new AbortController();
    const look = () => providerListIs(element.open || element.matches(':popover-open'));
    for (const change of ['toggle', 'close']) element.addEventListener(change, look, { signal: stop.signal });
    // What was opened before the script arrived stays open.
    look();
    return () => stop.abort();
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (list === 'closed') element?.close();
    if (list === 'open' && element) return afterPaint(() => makeModal(element));
    return undefined;
  }, [list]);

  const follow = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // The dialog has no padding: a press on itself is one on its backdrop. Safari does not know `closedby`.
    if (target === event.currentTarget) dialog.current?.close();
    if (target.closest('a[href^="/"], button')) closeProviderList();
  };

  return (
    <>
      <Button aria-haspopup="dialog" popoverTarget={id}>
        {opener}
      </Button>
      <dialog
        id={id}
        className="provider-dialog"
        popover="auto"
        aria-labelledby={`${id}-title`}
        ref={dialog}
        onClick={follow}
        {...{ closedby: 'any' }}
      >
        {children}
      </dialog>
    </>
  );
}

/** Calls back once the next frame has been painted. Returns how to stop. */
function afterPaint(callback: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(callback)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Turns a popover that is open into a modal dialog. The focus stays where it is in it. */
function makeModal(dialog: HTMLDialogElement): void {
  if (!dialog.matches(':popover-open')) return;
  const { activeElement: focused } = document;
  dialog.hidePopover();
  dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true });
}
