import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { type LayerName, layerOf, layers } from '#domain/layers';
import { categoryCode, categoryOf, type DirectoryQuery, longestSearch } from '#domain/providers/query';
import { Glyph, Icon } from '#components/Icon.tsx';
import { control } from '#islands/form/Field';

type Props = {
  query: DirectoryQuery;
  /** How many names match in each category. */
  counts: ReadonlyMap<LayerName, number>;
  form: RefObject<HTMLFormElement | null>;
  searchField: RefObject<HTMLInputElement | null>;
  onSearch: (text: string) => void;
  onCategory: (category: LayerName | null) => void;
};

/**
 * Search, category select and chips. A form that asks for this very page: sent before the script is there, it brings
 * what was asked for in the address.
 */
export function ProviderFilter({ query, counts, form, searchField, onSearch, onCategory }: Props) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the row scrolls sideways: the pressed chip comes into its middle.
    const chip = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (chip) row.current?.scrollTo({ left: chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2 });
  }, [query.category]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Everything is found already; on a phone the keyboard stands before it.
    if (matchMedia('(pointer: coarse)').matches) searchField.current?.blur();
  };
  const chips = [null, ...layers.map(({ name }) => name)];
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (
    <form
      id="provider-filter"
      className="provider-filter"
      role="search"
      aria-label="Filter providers"
      action="/providers"
      autoComplete="off"
      ref={form}
      onSubmit={submit}
    >
      <div className="wrap">
        <div className="filter-fields">
          <div className="search-field">
            <label className="sr-only" htmlFor="provider-search">
              Search providers by name
            </label>
            <Icon name="search" />
            <input
              id="provider-search"
              className={control}
              type="search"
              name="q"
              placeholder="Search providers by name"
              maxLength={longestSearch}
              enterKeyHint="search"
              spellCheck={false}
              defaultValue=""
              ref={searchField}
              onChange={(event) => onSearch(event.target.value)}
            />
          </div>
          <div>
            <label className="sr-only" htmlFor="provider-category">
              Category
            </label>
            <select
              id="provider-category"
              className={control}
              name="category"
              value={query.category ? categoryCode(query.category) : ''}
              onChange={(event) => onCategory(categoryOf(event.target.value))}
            >
              <option value="">All categories</option>
              {layers.map(({ name }) => (
                <option key={name} value={categoryCode(name)}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        </div>
        {/* What Enter in the search field presses: without it that would be the first chip. */}
        <button type="submit" className="sr-only" tabIndex={-1}>
          Search
        </button>
        <div className="chips" role="group" aria-label="Categories" ref={row}>
          {chips.map((category) => (
            <button
              key={category}
              type="submit"
              name="category"
              value={category ? categoryCode(category) : ''}
              aria-pressed={query.category === category}
              onClick={(event) => {
                event.preventDefault();
                onCategory(category);
              }}
            >
              {category && <Glyph layer={layerOf(category).key} className="glyph" />}
              {category ?? 'All'} <span>{category ? (counts.get(category) ?? 0) : all}</span>
            </button>
          ))}
        </div>
      </div>
    </form>
  );
}
