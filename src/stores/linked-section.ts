import { onFragmentChanged } from '#browser/fragment';
import { openFoldAround } from '#browser/fold';

/**
 * Opens the section of the results that the address names, now and at each later link to one: a browser does so itself
 * only for what is in the page when it follows the link. Returns a function that stops it.
 */
export function openLinkedSection(): () => void {
  openFoldAround();
  return onFragmentChanged(openFoldAround);
}
