import type { ClientDirective } from 'astro';
import { roiFieldNames } from '#domain/roi/fields';
import { needsAssessmentKey, roiFormKey, roiResultsKey } from '#domain/storage-keys';
import { onInterest, once } from './wait';

const keys = [roiFormKey, roiResultsKey, needsAssessmentKey];

/**
 * `client:roi`: the calculator's script arrives at the first sign of interest in it, and at once where there is
 * something to show: figures of this tab, or a form that was sent before the script was there. A form without a
 * required field is not sent but held, so that what is missing is said in its place.
 */
const roi: ClientDirective = (load, _options, element) => {
  const start = once(load);
  onInterest(element, start);
  element.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const required = form.querySelectorAll<HTMLInputElement>('[aria-required]');
    if (Array.from(required).every(({ value }) => value.trim() !== '')) return;
    event.preventDefault();
    form.dataset['held'] = '';
  });
  const address = new URLSearchParams(location.search);
  if (roiFieldNames.some((name) => address.has(name))) start();
  try {
    if (keys.some((key) => sessionStorage.getItem(key) !== null)) start();
  } catch {
    // Blocked storage holds no figures.
  }
};

export default roi;
