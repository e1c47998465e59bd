import type { MouseEvent, ReactNode } from 'react';
import { Button } from '#components/Button.tsx';
import './ProviderDialog.css';

type Props = {
  /** The id of the dialog; its title has the same with `-title`. */
  id: string;
  opener: string;
  /** Title, names and buttons: served as HTML only. */
  children?: ReactNode;
};

/**
 * The full provider list. Its buttons work without this script: src/components/home/list-first.ts. Following a link closes it (src/early/links.ts). Specification
 * §4, Provider modal.
 */
export default function ProviderDialog({ id, opener, children }: Props) {
  // The dialog has no padding: a click on the element itself is on its backdrop. Safari does not support `closedby`.
  const closeAtBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };
  return (
    <>
      <Button aria-haspopup="dialog" popoverTarget={id} {...{ command: 'show-modal', commandfor: id }}>
        {opener}
      </Button>
      <dialog
        id={id}
        className="provider-dialog"
        popover="auto"
        aria-labelledby={`${id}-title`}
        onClick={closeAtBackdrop}
        {...{ closedby: 'any' }}
      >
        {children}
      </dialog>
    </>
  );
}
