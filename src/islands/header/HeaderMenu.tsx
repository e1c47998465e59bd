import { useStore } from '@nanostores/react';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { $hoverDismissed, dismissHover, allowHover } from '#stores/header';
import { isOpenPopover } from '#components/popover.ts';
import { Icon } from '#components/Icon.tsx';
import * as words from '#islands/header/words';
import '../../components/PlaceLinks.css';
import './HeaderMenu.css';

type Props = {
  /** The links before and after Industries, and those inside it: served as HTML only. */
  before?: ReactNode;
  after?: ReactNode;
  industries?: ReactNode;
  /** The last entries of the menu on small screens. */
  end?: ReactNode;
};

/**
 * The header's menu. Both panels are native popovers: they work before this script loads, and the browser reports their
 * buttons' expanded state. Following a link closes the menu (src/early/links.ts). The script closes a panel when the
 * focus leaves it, and lets Escape close a panel opened by hover. Specification §2.
 */
export default function HeaderMenu({ before, after, industries, end }: Props) {
  const menu = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const dismissed = useStore($hoverDismissed);

  useEffect(() => {
    const stop = new AbortController();
    // Closed while the pointer is over it: hover must not reopen it at once.
    const settle = () => (panel.current && isOpenPopover(panel.current) ? allowHover() : dismissHover());
    panel.current?.addEventListener('toggle', settle, { signal: stop.signal });
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismissHover();
    };
    document.addEventListener('keydown', escape, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  // The element that receives focus next must not lie under an open panel.
  const closeIndustries = (event: FocusEvent) => {
    if (leavesElement(event)) close(panel.current);
  };
  const closeMenuBehind = (event: FocusEvent) => {
    if (leavesElement(event)) close(menu.current);
  };

  return (
    <>
      <button
        type="button"
        className="menu-button order-2 -me-2.5 grid size-tap place-content-center lg:hidden"
        popoverTarget="main-menu"
      >
        <span className="to-open">
          <MenuBar />
          <MenuBar className="-ms-1.75" />
          <MenuBar />
          <span className="sr-only">{words.menu}</span>
        </span>
        <span className="to-close text-2xl">
          <Icon name="close" />
          <span className="sr-only">{words.closeMenu}</span>
        </span>
      </button>
      <nav
        id="main-menu"
        className="header-menu"
        popover="auto"
        aria-label={words.main}
        ref={menu}
        onBlur={closeMenuBehind}
      >
        {before}
        <div
          className="industries"
          data-dismissed={dismissed || undefined}
          onPointerEnter={allowHover}
          onPointerLeave={allowHover}
          onBlur={closeIndustries}
        >
          <button type="button" popoverTarget="industries-panel">
            {words.industries} <Icon name="chevron" />
          </button>
          <p className="py-2.5 font-semibold text-ink-3 lg:hidden">{words.industries}</p>
          <div id="industries-panel" popover="auto" ref={panel}>
            {industries}
          </div>
        </div>
        {after}
        {end}
      </nav>
    </>
  );
}

/** One of the three leaning bars of the menu button. Drawn as a border, it shows in forced colours. */
function MenuBar({ className = '' }: { className?: string }) {
  return <i className={`w-5.5 border-t-3 border-ink ${className}`.trim()} />;
}

/** Whether the focus moves outside. The menu's own button closes the menu itself. */
function leavesElement({ currentTarget, relatedTarget: next }: FocusEvent): boolean {
  return next instanceof Element && !currentTarget.contains(next) && !next.matches('[popovertarget="main-menu"]');
}

function close(popover: HTMLElement | null): void {
  if (popover && isOpenPopover(popover)) popover.hidePopover();
}
