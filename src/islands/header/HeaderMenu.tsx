import { useStore } from '@nanostores/react';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { $hoverDismissed, dismissHover, hoverAnew } from '#stores/header';
import { Icon } from '#islands/Icon';

type Props = {
  /** The links before and after Industries, and those inside it: served once, as HTML. */
  before?: ReactNode;
  after?: ReactNode;
  industries?: ReactNode;
  /** The last entries of the menu on small screens. */
  end?: ReactNode;
};

/**
 * The header's menu. Both panels are native popovers: they work before this script is there, and the browser itself says
 * of their buttons whether they are expanded. The script closes the menu when a link is chosen, and lets Escape close a
 * hovered panel. Specification §2.
 */
export default function HeaderMenu({ before, after, industries, end }: Props) {
  const menu = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const dismissed = useStore($hoverDismissed);

  useEffect(() => {
    const stop = new AbortController();
    // Closed while the pointer is over it: hovering must not show it again at once.
    const settle = () => (panel.current?.matches(':popover-open') ? hoverAnew() : dismissHover());
    panel.current?.addEventListener('toggle', settle, { signal: stop.signal });
    // A link chosen before the script was there has led to a part of this page, which has the focus now.
    if (document.activeElement?.matches('main, footer')) close(menu.current);
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismissHover();
    };
    document.addEventListener('keydown', escape, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  // What the keyboard goes on to must not lie under an open panel.
  const closeIndustriesBehind = (event: FocusEvent) => {
    if (hasGoneOn(event)) close(panel.current);
  };
  const closeMenuBehind = (event: FocusEvent) => {
    if (hasGoneOn(event)) close(menu.current);
  };
  const closeOnChoice = (event: { target: EventTarget }) => {
    if (event.target instanceof Element && event.target.closest('a')) close(menu.current);
  };

  return (
    <>
      <button type="button" className="menu-button" popoverTarget="main-menu" aria-label="Menu">
        <i />
        <i />
        <i />
      </button>
      <nav id="main-menu" popover="auto" aria-label="Main" ref={menu} onClick={closeOnChoice} onBlur={closeMenuBehind}>
        {before}
        <div
          className="industries"
          data-dismissed={dismissed || undefined}
          onPointerEnter={hoverAnew}
          onPointerLeave={hoverAnew}
          onBlur={closeIndustriesBehind}
        >
          <button type="button" popoverTarget="industries-panel">
            Industries <Icon id="icon-chevron" />
          </button>
          <p className="industries-label">Industries</p>
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

/** Whether the focus goes to something outside. The menu's own button closes it by itself. */
function hasGoneOn({ currentTarget, relatedTarget: next }: FocusEvent): boolean {
  return next instanceof Element && !currentTarget.contains(next) && !next.matches('[popovertarget=main-menu]');
}

function close(popover: HTMLElement | null): void {
  if (popover?.matches(':popover-open')) popover.hidePopover();
}
