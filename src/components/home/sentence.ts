/* Loads what answers the sentence of the first screen (Hero.astro) when the form is touched first, or when the browser has
   brought back what was chosen in it. */
const form = document.querySelector<HTMLFormElement>('.sentence')!;
const words = [...form.querySelectorAll('select')];
const load = () => void import('#components/home/answer-sentence.ts').then(({ answer }) => answer());

for (const touch of ['pointerdown', 'focusin', 'change']) form.addEventListener(touch, load, { once: true });
// An open word says nothing: the address leaves it out.
form.onsubmit = (event) => {
  for (const word of words) word.disabled = !word.value;
  if (words.some(({ value }) => value)) return;
  event.preventDefault();
  location.assign(form.action);
};
addEventListener('pageshow', () => {
  for (const word of words) word.disabled = false;
  if (words.some(({ value }) => value)) load();
});
