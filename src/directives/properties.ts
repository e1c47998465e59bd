/**
 * Gives an island the properties that the build has put at the end of the page (netlify/build/finish-page.ts). Before its
 * script has come: later, a changed attribute would start it a second time.
 */
export function takeProperties(element: HTMLElement): void {
  const block = document.getElementById(element.dataset['props'] ?? '');
  if (block) element.setAttribute('props', block.textContent);
}
