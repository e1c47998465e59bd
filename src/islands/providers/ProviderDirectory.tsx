import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { LayerName } from '#domain/layers';
import { isFiltered } from '#domain/providers/query';
import { countLine, emptyMessage } from '#domain/providers/words';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { Mark } from '#components/Icon.tsx';
import { FoundProviders } from '#islands/providers/FoundProviders';
import { GroupHead } from '#islands/providers/GroupHead';
import { ProviderFilter } from '#islands/providers/ProviderFilter';
import {
  $announced,
  $found,
  $list,
  $query,
  chooseCategory,
  chooseView,
  loadProviders,
  openDirectory,
  search,
} from '#stores/providers';

type Props = {
  /** The five layers as the page shows them: name, what it does, how many are listed and how many of them served. */
  layers: readonly { name: LayerName; text?: string | undefined; count: number; served: number }[];
  /** The served groups: HTML, in the page once. */
  children?: ReactNode;
  /** What else is offered where nothing is found. */
  otherwise?: ReactNode;
};

/** The provider directory: filter, count line, list. Specification §2, Provider ecosystem page; §4, Provider directory. */
export default function ProviderDirectory(props: Props) {
  return (
    <ErrorBoundary>
      <Directory {...props} />
    </ErrorBoundary>
  );
}

const views = [
  { view: 'grid', label: 'Grid' },
  { view: 'list', label: 'List' },
] as const;

function Directory({ layers, children, otherwise }: Props) {
  const query = useStore($query);
  const list = useStore($list);
  const found = useStore($found);
  const announced = useStore($announced);
  const page = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const whole = layers.every(({ count, served }) => count === served);

  useEffect(() => {
    if (!page.current || !form.current) return;
    return openDirectory({ page: page.current, whole, typed: new FormData(form.current) });
  }, [whole]);

  // The field leads and the query follows. Only what did not come from it is written into it, so that no letter typed
  // while the island takes over is lost or put elsewhere.
  const printed = useRef(query.q);
  useEffect(() => {
    const field = searchField.current;
    if (printed.current !== query.q && field && field.value !== query.q) field.value = query.q;
    printed.current = query.q;
  }, [query.q]);

  /** Asked for from further down, the answer starts where the list does. */
  const fromTheTop = () => {
    if ((page.current?.getBoundingClientRect().top ?? 0) < 0) page.current?.scrollIntoView({ behavior: 'instant' });
  };
  const onSearch = (text: string) => {
    fromTheTop();
    search(text);
  };
  const onCategory = (category: LayerName | null) => {
    fromTheTop();
    chooseCategory(category);
  };
  const wayOut = (leave: () => void) => () => {
    leave();
    searchField.current?.focus();
  };

  // The served groups are the whole list when nothing is left out of it.
  const results = found && (isFiltered(query) || !whole) ? found : null;
  const isEmpty = results?.providers.length === 0;
  const servedCount = layers.reduce((sum, { served }) => sum + served, 0);
  const counts = found?.counts ?? new Map(layers.map(({ name, count }) => [name, count]));
  const line =
    list.status === 'loading'
      ? 'Loading the list…'
      : countLine(results ? results.providers.length : servedCount, results ? query.category : null);

  return (
    <div className="directory" ref={page} data-view={query.view}>
      <ProviderFilter {...{ query, counts, form, searchField, onSearch, onCategory }} />
      <div className="wrap">
        <div className="directory-line">
          {/* The line follows every letter; what is read out waits until typing rests. */}
          <p aria-hidden="true">{line}</p>
          <p className="sr-only" role="status">
            {announced ?? countLine(servedCount, null)}
          </p>
          <div className="view-switch" role="group" aria-label="View">
            {views.map(({ view, label }) => (
              <button
                key={view}
                type="submit"
                form="provider-filter"
                name="view"
                value={view}
                aria-pressed={query.view === view}
                onClick={(event) => {
                  event.preventDefault();
                  chooseView(view);
                }}
              >
                {label}
              </button>
            ))}
          </div>
        </div>
        {list.status === 'failed' && (
          <div className="alert directory-failed" role="alert">
            <p>The whole list could not be loaded, so only the first of each layer are shown.</p>
            <button type="button" className="button secondary" onClick={() => void loadProviders()}>
              Try again
            </button>
          </div>
        )}
        <div className="nothing-found" hidden={!isEmpty}>
          <Mark className="grey-mark" />
          <div>
            <h2>{emptyMessage(query)}</h2>
            <p className="actions">
              {query.q !== '' && (
                <button type="button" className="button primary" onClick={wayOut(() => search(''))}>
                  Clear search
                </button>
              )}
              {query.category && (
                <button type="button" className="button secondary" onClick={wayOut(() => chooseCategory(null))}>
                  All categories
                </button>
              )}
            </p>
            {otherwise}
          </div>
        </div>
        {(whole || !results) && <div hidden={results !== null}>{children}</div>}
        {results && !isEmpty && (
          <section className="provider-group" aria-labelledby="found">
            <GroupHead
              id="found"
              category={query.category}
              heading={query.category ?? 'All layers'}
              text={layers.find(({ name }) => name === query.category)?.text ?? 'In alphabetical order.'}
            />
            <FoundProviders providers={results.providers} layout={query.view} />
          </section>
        )}
      </div>
    </div>
  );
}
