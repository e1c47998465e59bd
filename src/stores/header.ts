import { atom } from 'nanostores';

/** Whether the visitor has closed the hovered Industries panel. Reset when the pointer leaves it or enters it again. */
export const $hoverDismissed = atom(false);

/** Closes the hovered panel too: on Escape, or by the panel's own button. */
export function dismissHover(): void {
  $hoverDismissed.set(true);
}

/** Lets hovering show the panel again: the pointer has entered the Industries entry or left it. */
export function hoverAnew(): void {
  $hoverDismissed.set(false);
}
