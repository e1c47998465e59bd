import { atom } from 'nanostores';

/** Whether the visitor has dismissed the hovered Industries panel. Reset when the pointer leaves or re-enters it. */
export const $hoverDismissed = atom(false);

/** Closes the hovered panel as well: on Escape, or by the panel's button. */
export function dismissHover(): void {
  $hoverDismissed.set(true);
}

/** Lets hover show the panel again, once the pointer has entered or left the Industries entry. */
export function allowHover(): void {
  $hoverDismissed.set(false);
}
