import { atom } from 'nanostores';

/** Whether the visitor has closed the hovered Industries panel; holds until the pointer leaves it or comes again. */
export const $hoverDismissed = atom(false);

/** Escape, or the panel's own button: the hovered panel goes away too. */
export function dismissHover(): void {
  $hoverDismissed.set(true);
}

/** The pointer has come to the Industries entry or left it: from here on hovering shows the panel. */
export function hoverAnew(): void {
  $hoverDismissed.set(false);
}
