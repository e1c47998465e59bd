/* Answers the sentence of the first screen (Hero.astro) as its words are chosen. Its table is fetched when the form is
   touched first; without it the first screen stays as it was served, and the form leads to the Navigator all the same.
   All of it is one script: an import of its own would bring the bundler's helper, and with that what islands share. */
import { answerTo } from '#domain/sentence/answer';
import { type Sentence, sentenceAddress } from '#domain/sentence/parameters';
import type { SentenceTable } from '#domain/sentence/table';

const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector)!;
const form = find<HTMLFormElement>('.sentence');
const words = [...form.querySelectorAll('select')];
const [candidates, rules] = find('.sentence [role=status]').children;
const plates = [...document.querySelectorAll('.hero-picture .plate')].reverse();
const labels = [...document.querySelectorAll('.hero-picture li')];
const layers = plates.map((plate) => /layer-(\w+)/.exec(plate.classList.value)![1]!);
const notes = labels.map((label) => label.querySelector('small')!);
const atRest = { candidates: '', rules: rules!.textContent, notes: notes.map(({ textContent }) => textContent) };

let table: Promise<SentenceTable | null> | null = null;

/** The table; null if it cannot be fetched, so that the next choice asks for it again. */
function fetchTable(): Promise<SentenceTable | null> {
  table ??= fetch(sentenceAddress, { credentials: 'omit', referrerPolicy: 'no-referrer' })
    .then(async (response) => (response.ok ? ((await response.json()) as SentenceTable) : null))
    .catch(() => null)
    .then((found) => {
      if (!found) table = null;
      return found;
    });
  return table;
}

/** Says the answer to what is chosen, and lights its plate. Fetches the table, unless it is there. */
async function answer(): Promise<void> {
  const found = await fetchTable();
  const chosen = Object.fromEntries(words.map(({ name, value }) => [name, value])) as Sentence;
  const told = found && answerTo(found, chosen, layers);
  candidates!.textContent = told?.candidates ?? atRest.candidates;
  rules!.textContent = told?.rules ?? atRest.rules;
  words[0]!.style.setProperty('--bar', told?.layer ? `var(--color-${told.layer}-lit)` : '');
  layers.forEach((key, index) => {
    const isLit = told?.layer === key;
    plates[index]!.setAttribute('data-state', told?.plates[index]?.state ?? 'on');
    plates[index]!.toggleAttribute('data-lit', isLit);
    labels[index]!.toggleAttribute('data-lit', isLit);
    notes[index]!.textContent = told?.plates[index]?.note ?? atRest.notes[index]!;
  });
}

for (const touch of ['pointerdown', 'focusin']) form.addEventListener(touch, () => void fetchTable());
form.onchange = () => void answer();
// An open word says nothing: the address leaves it out.
form.onsubmit = (event) => {
  for (const word of words) word.disabled = !word.value;
  if (words.some(({ value }) => value)) return;
  event.preventDefault();
  location.assign(form.action);
};
// Back restores what was chosen.
addEventListener('pageshow', () => {
  for (const word of words) word.disabled = false;
  if (words.some(({ value }) => value)) void answer();
});
