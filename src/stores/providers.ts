import { atom, computed } from 'nanostores';
import { type DirectoryIndex, directoryIndex, found, withoutUnknown } from '#domain/providers/search';
import {
  directoryParameters,
  facetCode,
  type DirectoryQuery,
  type DirectoryView,
  hasFacet,
  isFiltered,
  queryFrom,
  searchWith,
  wholeDirectory,
} from '#domain/providers/query';
import { type Facet, facets, type ListedProvider } from '#domain/providers/listed';
import { announcement } from '#domain/providers/words';
import { fetchProviders, providersInPage } from '#browser/providers';
import { onSearchEntered, searchInAddress, writeSearch } from '#browser/query';
import { afterFrame } from '#stores/after-frame';

/** The triggers of the directory's script: a query in the address, or interest in its form and controls. */
export const directoryTrigger = { asked: directoryParameters, interest: 'form, [form]' } as const;

/** How long (ms) after the last keystroke the address is updated and the count announced. */
const delays = { address: 200, announcement: 500 };

/** The list: as served, loading, failed to load, or ready to be searched. */
export type DirectoryList = { status: 'served' | 'loading' | 'failed' } | { status: 'ready'; index: DirectoryIndex };

export const $query = atom<DirectoryQuery>(wholeDirectory);
export const $list = atom<DirectoryList>({ status: 'served' });

/** The providers that match the query; null until the list is ready. */
export const $found = computed([$list, $query], (list, query) =>
  list.status === 'ready' ? found(list.index, query) : null,
);

/** The state that the page shows: the list, the query, and the matches. */
export type DirectoryAnswer = { list: DirectoryList; query: DirectoryQuery; found: ReturnType<typeof found> | null };

export const $answer = computed([$list, $query, $found], (list, query, found): DirectoryAnswer => ({
  list,
  query,
  found,
}));

/** The count that screen readers announce, a while after the last keystroke; null before the first announcement. */
export const $announced = atom<string | null>(null);

/** Cancels pending work: for the frame that shows a letter, and until typing pauses. */
let resting: (() => void)[] = [];
let typing = false;
/** The page whose cards are the whole list; null if the list is in a separate file. */
let wholePage: ParentNode | null = null;

/**
 * Opens the directory with the query of the address, overridden by what was typed or chosen before the script arrived.
 * `whole` says whether the page contains every provider. Returns a function that closes it.
 */
export function openDirectory(served: { page: ParentNode; whole: boolean; typed: FormData }): () => void {
  wholePage = served.whole ? served.page : null;
  $list.set({ status: 'served' });
  $announced.set(null);
  const typed = queryFrom(
    new URLSearchParams([...served.typed].map(([name, value]) => [name, String(value)])).toString(),
  );
  enter(typed);
  tidyAddress();
  const stop = onSearchEntered(() => enter());
  // The page's cards are read before the first query, or after the frame that shows it.
  const cancel = wholePage ? afterFrame(() => void loadProviders()) : undefined;
  return () => {
    stop();
    cancel?.();
    stopWaiting();
  };
}

/** Shows the query of the address: on opening, where typed values take precedence, and on Back or Forward. */
function enter(typed: Omit<DirectoryQuery, 'view'> = wholeDirectory): void {
  const asked = queryFrom(searchInAddress());
  const query = { ...asked, q: typed.q || asked.q, category: typed.category ?? asked.category };
  for (const facet of facets) query[facet] = typed[facet] ?? asked[facet];
  const before = $query.get();
  const list = $list.get();
  $query.set(list.status === 'ready' ? withoutUnknown(list.index, query) : query);
  stopWaiting();
  if (isFiltered(query)) void loadProviders();
  if ((['q', 'category', ...facets] as const).some((part) => query[part] !== before[part])) whenTypingRests();
}

/**
 * Changes the search text within the current history entry: Back undoes a choice, not a letter. The address is updated
 * in the frame after the first letter and then once typing pauses: writing it takes longer than the search itself.
 */
export function search(text: string): void {
  const isFirst = !typing;
  ask({ q: text }, 'later');
  if (isFirst) resting.push(afterFrame(tidyAddress));
}

/** Chooses a category, or all of them (null). Back undoes it. */
export function chooseCategory(category: DirectoryQuery['category']): void {
  if (category !== $query.get().category) ask({ category }, 'new');
}

/** Chooses an industry or a specialty by its name, or any (''). Back undoes it. */
export function chooseFacet(facet: Facet, name: string): void {
  ask({ [facet]: facetCode(name) || undefined }, 'new');
}

export function chooseView(view: DirectoryView): void {
  ask({ view }, 'current');
}

function ask(change: Partial<DirectoryQuery>, entry: 'new' | 'current' | 'later'): void {
  // The entry that is left must contain the text typed just before.
  if (entry === 'new') tidyAddress();
  const query = { ...$query.get(), ...change };
  $query.set(query);
  if (entry !== 'later') writeSearch(searchWith(query, searchInAddress()), entry);
  if ('view' in change) return;
  if (!wholePage) void loadProviders();
  whenTypingRests();
  typing = true;
}

/** Loads the list, once: from the page's cards, or from its file if the page has only some of them. */
export async function loadProviders(): Promise<void> {
  const { status } = $list.get();
  if (status === 'ready' || status === 'loading') return;
  if (wholePage) return takeList(providersInPage(wholePage));
  $list.set({ status: 'loading' });
  const providers = await fetchProviders();
  if (providers) takeList(providers);
  else $list.set({ status: 'failed' });
  whenTypingRests();
}

function takeList(providers: readonly ListedProvider[]): void {
  const index = directoryIndex(providers);
  // Only the list can tell whether an industry or a specialty in the address exists.
  $query.set(withoutUnknown(index, $query.get()));
  $list.set({ status: 'ready', index });
}

/** Writes the query into the address, without invalid values and a form's empty fields. */
function tidyAddress(): void {
  writeSearch(searchWith($query.get(), searchInAddress()), 'current');
}

function whenTypingRests(): void {
  stopWaiting();
  resting = [after(delays.address, tidyAddress), after(delays.announcement, announce)];
}

/** Calls back after some time (ms). Returns a function that cancels it. */
function after(time: number, call: () => void): () => void {
  const timer = setTimeout(call, time);
  return () => clearTimeout(timer);
}

function stopWaiting(): void {
  typing = false;
  for (const cancel of resting) cancel();
}

function announce(): void {
  typing = false;
  const count = $found.get()?.providers.length;
  const query = $query.get();
  if (count !== undefined) $announced.set(announcement(count, { ...query, hasFacet: hasFacet(query) }));
}
