/** As domain/providers/search.ts compares names: an import would be a further file, which both scripts wait for. */
const searched = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Answers what is typed into the directory's search before the directory's script has come, which takes a slow phone more
 * than a second: hides the served cards whose names do not contain the text. The script finds the page as it was served:
 * it shows its own list of what is found, or all of the served one.
 */
export function searchEarly(): void {
  const field = document.querySelector<HTMLInputElement>('#provider-search');
  const island = field?.closest('astro-island');
  const served = document.querySelector<HTMLElement>('[data-served]');
  if (!field || !island || !served) return;
  const show = (text: string) => {
    for (const group of served.querySelectorAll<HTMLElement>('.provider-group')) {
      const cards = [...group.querySelectorAll<HTMLElement>('.provider-card')];
      for (const card of cards) card.hidden = !searched(card.querySelector('h3')?.textContent ?? '').includes(text);
      group.hidden = cards.every(({ hidden }) => hidden);
    }
    island.toggleAttribute('data-answering', text !== '');
  };
  const answer = () => {
    const text = searched(field.value);
    if (island.hasAttribute('ssr')) show(text);
    else if (text === '') show('');
  };
  // Once the directory shows what it has found, the served list is whole again for whoever clears the search.
  const observer = new MutationObserver(() => {
    if (!served.parentElement?.closest('[hidden]')) return;
    show('');
    observer.disconnect();
    field.removeEventListener('input', answer);
  });
  observer.observe(island, { subtree: true, attributes: true, attributeFilter: ['hidden'] });
  field.addEventListener('input', answer);
  answer();
}
