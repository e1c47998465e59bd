import { useStore } from '@nanostores/react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#components/Button.tsx';
import { isOpenPopover } from '#components/popover.ts';
import { $providerList, closeProviderList, openProviderList, setProviderListOpen } from '#stores/provider-list';
import './ProviderDialog.css';

type Props = {
  /** The id of the dialog; its title has the same with `-title`. */
  id: string;
  opener: string;
  /** Title, names and buttons: served as HTML only. */
  children?: ReactNode;
};

const answersCommands = () => 'commandForElement' in HTMLButtonElement.prototype;

/**
 * The full provider list. `command` opens and closes it without this script; browsers without `command` open it as a
 * popover, which this island turns into a modal dialog. Links to the directory close it.
 */
export default function ProviderDialog({ id, opener, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useStore($providerList);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const stop = new AbortController();
    const look = () => setProviderListOpen(element.open || isOpenPopover(element));
    for (const change of ['toggle', 'close']) element.addEventListener(change, look, { signal: stop.signal });
    // If it was opened before the script loaded, it stays open.
    look();
    return () => stop.abort();
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (list === 'open' && !element.open) {
      if (isOpenPopover(element)) element.hidePopover();
      element.showModal();
    }
    if (list === 'closed') element.close();
  }, [list]);

  const open = (event: MouseEvent) => {
    if (answersCommands()) return;
    event.preventDefault();
    openProviderList();
  };

  const follow = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // The dialog has no padding: a click on the element itself is on its backdrop. Safari does not support `closedby`.
    if (target === event.currentTarget) dialog.current?.close();
    if (target.closest('a[href^="/"]') || (!answersCommands() && target.closest('[commandfor]'))) closeProviderList();
  };

  return (
    <>
      <Button aria-haspopup="dialog" popoverTarget={id} onClick={open} {...{ command: 'show-modal', commandfor: id }}>
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
