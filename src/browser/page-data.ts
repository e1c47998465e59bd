/**
 * Returns the parsed JSON of a block of data in the page, `<script type="application/json" id="…">`, as soon as the page
 * has been parsed; undefined when it is missing or damaged.
 */
export async function pageData(id: string): Promise<unknown> {
  if (document.readyState === 'loading')
    await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed, { once: true }));
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '');
  } catch {
    return undefined;
  }
}
