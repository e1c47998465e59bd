/* What the obligation map does with scripts: it counts what is chosen, looks ahead, keeps the choices in the address, opens
   the rule that an address names, and prints. Without scripts the choices work by styles (FilterStyles.astro). */
import { kindMark } from '#domain/obligations/choice';
import { daysAhead, placeOfDay } from '#domain/obligations/map/look-ahead';
import { mapAnswer, type MapRow, statusOn } from '#domain/obligations/map/answer';
import { answerInWords, nextInWords } from '#domain/obligations/map/sentences';
import { choices, viewAddress, viewIn } from '#domain/obligations/map/view';
import { now } from '#components/obligations/words.ts';

const find = <Found extends HTMLElement>(id: string) => document.getElementById(id) as Found;
/** Nothing that islands use too: it would come with all that they share. `toDateString` has English names everywhere. */
const dayInWords = (day: string) => {
  const [, month, date, year] = new Date(`${day}T12:00`).toDateString().split(' ');
  return `${month}\u00a0${Number(date)},\u00a0${year}`;
};

const filters = choices.map((name) => find<HTMLSelectElement>(name));
const ahead = find<HTMLInputElement>('ahead');
const map = find('map');
const line = find('line');

const elements = [...map.querySelectorAll<HTMLElement>('.rule')];
const bodies = [...map.querySelectorAll('tbody')];
/** A rule that the view shows: Map.css takes the others away, and screen readers pass them over. */
const shownRule = '.rule:not([hidden])';
const tokens = (text = '') => text.split(' ');
const valuesOf = (name: string) => [...find<HTMLSelectElement>(name).options].map(({ value }) => value);
const layers = valuesOf('layer').slice(1);
const rows = elements.map((element): MapRow => {
  const { status = '', date = null, nature, places, whom, open } = element.dataset;
  return {
    id: element.querySelector('[id]')!.id,
    name: element.querySelector('summary b')!.textContent,
    status,
    date,
    nature: nature === 'guideline' || nature === 'contract' ? nature : 'law',
    layers: layers.filter((key) => element.querySelector(`.layer-${key}`)),
    whom: tokens(whom),
    places: tokens(places),
    open: tokens(open),
  };
});

/** The year of each, or what stands in its place: shown once, at the first row of several. */
const years = elements.map((element) => element.querySelector('.since :is(b, em)')?.textContent ?? '');

// The page may have been built some days ago.
const built = line.dataset['date']!;
const clock = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
const today = clock > built ? clock : built;
const comingDays = rows.flatMap(({ status, date }) => (status === 'coming' && date ? [date] : []));
const days = daysAhead(today, comingDays.sort().at(-1) ?? today);
ahead.max = String(days.length - 1);

const offered = { for: valuesOf('for'), in: valuesOf('in'), layer: layers, status: valuesOf('status') };
const asked = viewIn(new URLSearchParams(location.search), offered);
/** The day of the view; empty: today. */
let on = asked.on > today ? asked.on : '';
for (const name of choices) find<HTMLSelectElement>(name).value = asked[name];
ahead.value = String(on ? placeOfDay(days, on) : 0);

function show(): void {
  const chosen = new URLSearchParams([...filters.map(({ name, value }) => [name, value]), ['on', on]]);
  const view = viewIn(chosen, offered);
  const answer = mapAnswer(rows, view, today);
  const seen = new Set(answer.seen);
  const day = on || today;
  const said = on ? dayInWords(on) : '';

  let year = '';
  rows.forEach((row, index) => {
    const { dataset } = elements[index]!;
    const isSeen = seen.has(row);
    const status = statusOn(row, day);
    const begins = years[index]!;
    elements[index]!.hidden = !isSeen;
    if (dataset['status'] !== status) dataset['status'] = status;
    elements[index]!.toggleAttribute('data-first', isSeen && begins !== year);
    if (isSeen) year = begins;
  });
  for (const body of bodies) {
    const heading = body.querySelector<HTMLElement>('.group-head');
    if (heading)
      heading.hidden = !body.querySelector(
        `${shownRule}${body.dataset['group'] === 'coming' ? '[data-status=coming]' : ''}`,
      );
  }
  // What has come by the day lies below the line.
  const lowest =
    map.querySelector('[data-group=coming] [data-status=in-force]') ?? map.querySelector('[data-group=in-force] .rule');
  if (lowest?.previousElementSibling !== line) lowest?.before(line);
  line.querySelector('b')!.textContent = on ? said : `${now}, ${dayInWords(today)}`;
  for (const body of bodies) body.hidden = !body.querySelector(`${shownRule}, tr:not(.rule, [hidden])`);

  const [whom, place, layer] = filters.map((filter) => (filter.value ? filter.selectedOptions[0]!.text : ''));
  const { number, sentence, more } = answerInWords(answer, view.status, {
    whom: whom!,
    place: place!,
    layer: layer!,
    day: said,
  });
  const next = nextInWords(answer, dayInWords);
  const [before, link, after] = find('next').children;
  const texts: [Element, string][] = [
    [find('number'), String(number)],
    [find('sentence'), sentence],
    [find('more'), more],
    [before!, next.before],
    [link!, answer.next?.row.name ?? ''],
    [after!, next.after],
    [find('day'), said || now],
  ];
  for (const [element, text] of texts) if (element.textContent !== text) element.textContent = text;
  link!.toggleAttribute('hidden', !answer.next);
  link!.setAttribute('href', `#${answer.next?.row.id ?? ''}`);
  ahead.setAttribute('aria-valuetext', said || now);
  find('nothing').hidden = seen.size > 0;

  const address = viewAddress(view);
  history.replaceState(history.state, '', address + location.hash);
  find<HTMLAnchorElement>('view').href = address;
  // The choice of the Navigator: the province follows the kind, and Ontario is left out.
  const province = find<HTMLSelectElement>('in').selectedOptions[0]?.dataset['province'];
  const industry = province ? [...view.for.split(kindMark), ''].slice(0, 2).concat(province).join(kindMark) : view.for;
  find('find').setAttribute('href', `/solutions-navigator${view.for && `?industry=${industry}`}`);
}

/** Opens the rule that the address names. */
function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1))?.closest(shownRule);
  named?.querySelector('details')!.toggleAttribute('open', true);
  named?.scrollIntoView({ block: 'center' });
}

find('filters').addEventListener('change', show);
find('filters').addEventListener('reset', () => setTimeout(show));
find('filters').addEventListener('submit', (event) => event.preventDefault());
ahead.addEventListener('input', () => {
  on = ahead.value === '0' ? '' : days[Number(ahead.value)]!;
  show();
});
addEventListener('hashchange', openNamed);
show();
openNamed();

// With few rules, a sheet has room for what each says.
let opened: Element[] = [];
addEventListener('beforeprint', () => {
  const { length } = map.querySelectorAll(shownRule);
  map.style.setProperty('--rows', String(length + 4));
  map.toggleAttribute('data-few', length < 19);
  opened = length < 19 ? [...map.querySelectorAll(`${shownRule} details:not([open])`)] : [];
  for (const each of opened) each.toggleAttribute('open', true);
});
addEventListener('afterprint', () => {
  for (const each of opened) each.toggleAttribute('open', false);
});
find('print').onclick = () => print();
