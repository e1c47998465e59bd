import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { layerOf, type LayerName, layers } from '#domain/layers';
import { type Facet, facetSeparator } from '#domain/providers/listed';
import { categoryCode, categoryOf, type DirectoryQuery, facetCode, hasFacet } from '#domain/providers/query';
import { Icon } from '#components/Icon.tsx';
import { control } from '#islands/form/Field';
import { Toggle } from '#islands/providers/Toggle';
import * as words from '#islands/providers/words';
import './ProviderFilter.css';
import '../../components/FoldedOnPhones.css';
import '../../components/Unanswered.css';

type Props = {
  query: DirectoryQuery;
  /** The number of matches in each category. */
  counts: ReadonlyMap<LayerName, number>;
  form: RefObject<HTMLFormElement | null>;
  searchField: RefObject<HTMLInputElement | null>;
  onSearch: (text: string) => void;
  onCategory: (category: LayerName | null) => void;
  /** The industries and specialties to choose from. */
  values: Readonly<Record<Facet, string>>;
  onFacet: (facet: Facet, name: string) => void;
};

const facetSelects = [
  { facet: 'industries', label: words.industry, any: words.allOf('industries') },
  { facet: 'specialties', label: words.specialty, any: words.allOf('specialties') },
] as const;

/**
 * Search, category select and chips. The form's action is this page: submitted before the script loads, it puts the
 * query in the address.
 */
export function ProviderFilter(props: Props) {
  const { query, counts, form, searchField, onSearch, onCategory, values, onFacet } = props;
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef<LayerName | null>(null);
  useEffect(() => {
    // On a phone the row scrolls sideways: a newly pressed chip is centred. As served, the first one is pressed; by the
    // time the script loads, the visitor may have scrolled the row, or focused a chip in it.
    if (query.category === pressed.current) return;
    pressed.current = query.category;
    const chip = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (chip) row.current?.scrollTo({ left: chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2 });
  }, [query.category]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The results are shown already; on a phone the keyboard covers them.
    if (matchMedia('(pointer: coarse)').matches) searchField.current?.blur();
  };
  const chips = [null, ...layers.map(({ name }) => name)];
  const valuesOf = (facet: Facet) => values[facet].split(facetSeparator);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (
    <form
      id="provider-filter"
      // Sticky while the list scrolls under it, except in a low or narrow window, where its extra rows would cover too
      // much.
      className="shows-whole z-20 scroll-mt-header border-y border-ink bg-paper pt-4 noscript:hidden print:hidden [@media(height>=40rem)]:lg:sticky lg:top-header"
      role="search"
      aria-label={words.filter}
      // If the page reloads without its script, the address leads to the form, which says so.
      action="/providers#provider-filter"
      autoComplete="off"
      ref={form}
      onSubmit={submit}
    >
      <div className="wrap">
        <div className="grid gap-x-4 gap-y-3 lg:grid-cols-[minmax(0,1fr)_auto]">
          <div className="relative">
            <label className="sr-only" htmlFor="provider-search">
              {words.searchByName}
            </label>
            <Icon name="lens" className="absolute top-1/2 left-4 -translate-y-1/2 text-ink-3" />
            <input
              id="provider-search"
              className={`provider-search ps-10.5 placeholder:text-ink-3 placeholder:opacity-100 ${control}`}
              type="search"
              name="q"
              placeholder={words.searchByName}
              enterKeyHint="search"
              spellCheck={false}
              defaultValue=""
              ref={searchField}
              onChange={(event) => onSearch(event.target.value)}
            />
          </div>
          {/* On phones the providers come first. An industry or specialty that is chosen stays in view. */}
          <details className="folded-on-phones" open={hasFacet(query) || undefined}>
            <summary className="opens-more">
              {words.moreFilters}
              <Icon name="chevron" />
            </summary>
            <div className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-3 lg:grid-cols-[repeat(3,12rem)]">
              <select
                aria-label={words.category}
                className={`max-md:col-span-full ${control}`}
                name="category"
                value={query.category ? categoryCode(query.category) : ''}
                onChange={(event) => onCategory(categoryOf(event.target.value))}
              >
                <option value="">{words.allCategories}</option>
                {layers.map(({ name }) => (
                  <option key={name} value={categoryCode(name)}>
                    {name}
                  </option>
                ))}
              </select>
              {facetSelects.map(({ facet, label, any }) => (
                <div key={facet}>
                  <select
                    aria-label={label}
                    className={control}
                    name={facet}
                    value={valuesOf(facet).find((name) => facetCode(name) === query[facet]) ?? ''}
                    onChange={(event) => onFacet(facet, event.target.value)}
                  >
                    <option value="">{any}</option>
                    {valuesOf(facet).map((name) => (
                      <option key={name}>{name}</option>
                    ))}
                  </select>
                </div>
              ))}
            </div>
          </details>
        </div>
        {/* Enter in the search field clicks the form's first submit button, which would otherwise be the first
            chip. */}
        <button type="submit" className="sr-only" tabIndex={-1}>
          {words.search}
        </button>
        <div
          className="provider-chips relative -mx-gutter mt-3 flex scrollbar-none gap-x-1 overflow-x-auto scroll-px-gutter px-gutter"
          role="group"
          aria-label={words.categories}
          ref={row}
        >
          {chips.map((category) => (
            <Toggle
              key={category}
              look={category ? 'slab' : 'tab'}
              className={category ? `layer-${layerOf(category).key}` : 'me-2'}
              name="category"
              value={category ? categoryCode(category) : ''}
              pressed={query.category === category}
              onChoose={() => onCategory(category)}
            >
              <span>
                <span>
                  {`${category ?? words.all} `}
                  <span className="ms-1 tabular-nums">{category ? (counts.get(category) ?? 0) : all}</span>
                </span>
              </span>
            </Toggle>
          ))}
        </div>
        <p className="unanswered" role="status">
          {words.notFiltered}
        </p>
      </div>
    </form>
  );
}
