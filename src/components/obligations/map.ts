/* What the obligation map does with scripts: it counts what is chosen, looks ahead, keeps the choices in the address, opens
   the rule that an address names, and prints. Without scripts the choices work by styles (src/pages/obligations.css.ts). */
import { kindMark } from '#domain/obligations/choice';
import { daysAhead, placeOfDay } from '#domain/obligations/map/look-ahead';
import { mapAnswer, type MapRow, statusOn } from '#domain/obligations/map/answer';
import { answerInWords, foldInWords, nextInWords } from '#domain/obligations/map/sentences';
import { joint } from '#domain/obligations/map/words';
import { choices, type MapView, viewAddress, viewIn, wholeMap } from '#domain/obligations/map/view';
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
const bodies = [...map.querySelectorAll<HTMLElement>('[data-group]')];
const headings = bodies.map((body) => body.querySelector<HTMLElement>('.group-head'));
const [coming, inForce] = ['coming', 'in-force'].map((group) =>
  bodies.find(({ dataset }) => dataset['group'] === group)!,
);
const firstInForce = inForce!.querySelector('.rule')!;
/** A rule that the view shows: Map.css takes the others away, and screen readers pass them over. */
const shownRule = '.rule:not([hidden])';
const tokens = (text = '') => text.split(' ');
const above = find('above');
/** What has no date, while it is not asked for (Map.css). */
const fold = above.closest('details')!;
fold.closest('tbody')!.dataset['live'] = '';
const coverage = find('coverage');
const wholeCoverage = coverage.textContent;
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

/** Says what is chosen, as a number and in words. The rest of the page follows from the next frame on. */
function show(): void {
  const chosen = new URLSearchParams([...filters.map(({ name, value }) => [name, value]), ['on', on]]);
  const view = viewIn(chosen, offered);
  const answer = mapAnswer(rows, view, today);
  const said = on ? dayInWords(on) : '';
  const [whom, place, layer] = filters.map(({ value, options, selectedIndex }) =>
    value ? options[selectedIndex]!.text : '',
  );
  const { number, sentence, more } = answerInWords(answer, view.status, {
    whom: whom!,
    place: place!,
    layer: layer!,
    day: said,
  });
  const next = nextInWords(answer, dayInWords);
  const [before, links, after] = find('next').children;
  const texts: [Element, string][] = [
    [find('number'), String(number)],
    [find('sentence'), sentence],
    [find('more'), more],
    [before!, next.before],
    [after!, next.after],
    [find('day'), said || now],
    [coverage, find<HTMLSelectElement>('in').selectedOptions[0]?.dataset['coverage'] ?? wholeCoverage],
  ];
  for (const [element, text] of texts) if (element.textContent !== text) element.textContent = text;
  const { rows: soon = [] } = answer.next ?? {};
  const names = soon.flatMap(({ id, name }, index) => [joint(index, soon.length), linkTo(id, name)]);
  if (links!.textContent !== soon.map(({ name }, index) => joint(index, soon.length) + name).join(''))
    links!.replaceChildren(...names);
  const folded = foldInWords(answer, view);
  fold.closest('tbody')!.hidden = folded === null;
  if (above.textContent !== folded) above.textContent = folded;
  ahead.setAttribute('aria-valuetext', said || now);
  following = follow(view, new Set(answer.seen));
  frame ||= requestAnimationFrame(() => {
    frame = requestAnimationFrame(goOn);
  });
}

function linkTo(id: string, name: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `#${id}`;
  link.textContent = name;
  return link;
}

/** Rows that change in one frame: with more, a slow phone would be late to hear the next choice. */
const atOnce = 16;

/**
 * Brings the address, the links and then the table, from its top, to a view: a step for each frame. What is as it should be
 * is left alone, so a view may take over from another that is half drawn.
 */
function* follow(view: MapView, seen: ReadonlySet<MapRow>): Generator<void> {
  const address = viewAddress(view);
  history.replaceState(history.state, '', address + location.hash);
  find<HTMLAnchorElement>('view').href = address;
  // The choice of the Navigator: the province follows the kind, and Ontario is left out.
  const province = find<HTMLSelectElement>('in').selectedOptions[0]?.dataset['province'];
  const industry = province ? [...view.for.split(kindMark), ''].slice(0, 2).concat(province).join(kindMark) : view.for;
  find('find').setAttribute('href', `/solutions-navigator${view.for && `?industry=${industry}`}`);
  find('nothing').hidden = seen.size > 0;

  const day = view.on || today;
  const states = rows.map((row, index) => ({
    element: elements[index]!,
    body: elements[index]!.parentElement,
    isSeen: seen.has(row),
    status: statusOn(row, day),
    begins: years[index]!,
  }));
  // What has come by the day lies below the line.
  const lowest = states.find(({ body, status }) => body === coming && status === 'in-force')?.element ?? firstInForce;
  if (lowest.previousElementSibling !== line) lowest.before(line);
  line.querySelector('b')!.textContent = on ? dayInWords(on) : `${now}, ${dayInWords(today)}`;
  for (const [index, body] of bodies.entries()) {
    const shown = states.filter((each) => each.isSeen && each.body === body);
    body.hidden = shown.length === 0 && line.parentElement !== body;
    const heading = headings[index];
    if (heading) heading.hidden = !shown.some(({ status }) => body !== coming || status === 'coming');
  }

  let year = '';
  let changed = 0;
  for (const { element, isSeen, status, begins } of states) {
    const isFirst = isSeen && begins !== year;
    if (isSeen) year = begins;
    const { dataset, hidden } = element;
    if (hidden !== isSeen && dataset['status'] === status && (dataset['first'] !== undefined) === isFirst) continue;
    element.hidden = !isSeen;
    dataset['status'] = status;
    element.toggleAttribute('data-first', isFirst);
    if (++changed % atOnce === 0) yield;
  }
}

let following = follow(wholeMap, new Set(rows));
let frame = 0;
function goOn(): void {
  frame = following.next().done ? 0 : requestAnimationFrame(goOn);
}
/** Before the page is printed or scrolled to a rule. */
function finish(): void {
  while (!following.next().done);
}

/** Opens the rule that the address or a link names. */
function openNamed({ hash }: { hash: string }): void {
  const named = document.getElementById(hash.slice(1))?.closest(shownRule);
  if (!named) return;
  fold.open ||= bodies.indexOf(named.parentElement!) < bodies.indexOf(coming!);
  named.querySelector('details')!.open = true;
  named.scrollIntoView({ block: 'center' });
}

find('filters').addEventListener('change', show);
find('filters').addEventListener('reset', () => setTimeout(show));
find('filters').addEventListener('submit', (event) => event.preventDefault());
ahead.addEventListener('input', () => {
  on = ahead.value === '0' ? '' : days[Number(ahead.value)]!;
  show();
});
// A link that is followed again leaves the address as it is.
find('next').addEventListener('click', ({ target }) => {
  if (target instanceof HTMLAnchorElement && target.hash === location.hash) setTimeout(openNamed, 0, target);
});
addEventListener('hashchange', () => openNamed(location));
show();
finish();
openNamed(location);

/** With so many rules or fewer, a sheet has room for what each says. */
const few = 15;
let opened: Element[] = [];
addEventListener('beforeprint', () => {
  finish();
  const { length } = map.querySelectorAll(shownRule);
  map.style.setProperty('--rows', String(length + 4));
  map.toggleAttribute('data-few', length <= few);
  opened = length <= few ? [...map.querySelectorAll(`${shownRule} details:not([open])`)] : [];
  for (const each of opened) each.toggleAttribute('open', true);
});
addEventListener('afterprint', () => {
  for (const each of opened) each.toggleAttribute('open', false);
});
find('print').onclick = () => print();
