import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { $hoverDismissed, $openPanels, dismissHover, panelToggled, pointerLeft } from '#stores/header';
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
 * The header's menu. Both panels are native popovers and work before this script is there; it keeps `aria-expanded`
 * true to them, closes the menu when a link is chosen, and lets Escape close a hovered panel. Specification §2.
 */
export default function HeaderMenu({ before, after, industries, end }: Props) {
  const menu = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const open = useStore($openPanels);
  const dismissed = useStore($hoverDismissed);

  useEffect(() => {
    const watched = [
      { name: 'menu', element: menu.current },
      { name: 'industries', element: panel.current },
    ] as const;
    const stop = new AbortController();
    for (const { name, element } of watched) {
      const tell = () => panelToggled(name, element?.matches(':popover-open') ?? false);
      element?.addEventListener('toggle', tell, { signal: stop.signal });
      // What was opened before the script arrived stays open, and is told now.
      tell();
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismissHover();
    };
    document.addEventListener('keydown', escape, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  const closeOnChoice = (event: { target: EventTarget }) => {
    if (event.target instanceof Element && event.target.closest('a') && menu.current?.matches(':popover-open'))
      menu.current.hidePopover();
  };

  return (
    <>
      <button
        type="button"
        className="menu-button"
        popoverTarget="main-menu"
        aria-label="Menu"
        aria-expanded={open?.menu}
      >
        <i />
        <i />
        <i />
      </button>
      <nav id="main-menu" popover="auto" aria-label="Main" ref={menu} onClick={closeOnChoice}>
        {before}
        <div className="industries" data-dismissed={dismissed || undefined} onPointerLeave={pointerLeft}>
          <button type="button" popoverTarget="industries-panel" aria-expanded={open?.industries}>
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
