/** A form that is sent before its island has started says so; one that lacks a required field waits for the island. */
export function holdForms(): void {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const island = form.closest<HTMLElement>('astro-island[ssr]');
    if (!island) return;
    island.dataset['sent'] = form.dataset['sent'] = '';
    const fields = form.querySelectorAll<HTMLInputElement>('[aria-required]');
    if ([...fields].some(({ value }) => !value.trim())) event.preventDefault();
  });
}
