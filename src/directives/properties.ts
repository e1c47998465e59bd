/** Gives an island the properties that the build has put at the end of the page (netlify/build/finish-page.ts). */
export function takeProperties(element: HTMLElement): void {
  const block = document.getElementById(element.dataset['props'] ?? '');
  if (block) element.setAttribute('props', block.textContent);
}
