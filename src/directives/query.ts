import type { ClientDirective } from 'astro';
import { onInterest, once } from './wait';

/**
 * `client:query={[…]}`: an island's script arrives at once where the address carries one of these parameters, and at
 * the first sign of interest in the island's form and its controls otherwise. What is asked of the form before that
 * stays in it.
 */
const query: ClientDirective = (load, { value }, element) => {
  const start = once(load);
  const asked = new URLSearchParams(location.search);
  if (Array.isArray(value) && value.some((name) => asked.has(String(name)))) return start();
  for (const control of element.querySelectorAll<HTMLElement>('form, [form]')) onInterest(control, start);
};

export default query;
