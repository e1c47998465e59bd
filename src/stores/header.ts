import { atom } from 'nanostores';

/** Which of the header's panels stand open, as their elements say. null before the island has looked. */
export type OpenPanels = { menu: boolean; industries: boolean };
export const $openPanels = atom<OpenPanels | null>(null);

/** Whether the visitor has closed the hovered Industries panel; holds until the pointer leaves it. */
export const $hoverDismissed = atom(false);

/** A panel has opened or closed. The element is the truth; the store only repeats it. */
export function panelToggled(panel: keyof OpenPanels, open: boolean): void {
  const before = $openPanels.get() ?? { menu: false, industries: false };
  $openPanels.set({ ...before, [panel]: open });
  // Closed while the pointer is still over it: hovering must not show it again at once.
  if (panel === 'industries') $hoverDismissed.set(before.industries && !open);
}

/** Escape: the hovered panel goes away too. */
export function dismissHover(): void {
  $hoverDismissed.set(true);
}

/** The pointer has left the Industries entry. */
export function pointerLeft(): void {
  $hoverDismissed.set(false);
}
