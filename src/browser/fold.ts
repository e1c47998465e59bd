import { fragment } from '#browser/fragment';

/** Opens the fold around the element that the address names, and scrolls to it. */
export function openFoldAround(): void {
  const target = document.getElementById(fragment());
  const fold = target?.closest('details');
  if (!target || !fold || fold.open) return;
  fold.open = true;
  target.scrollIntoView({ behavior: 'instant', block: 'start' });
}
