import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { LayerName } from '#domain/layers';
import { type Facet, facets } from '#domain/providers/listed';
import { hasFacet, isFiltered } from '#domain/providers/query';
import { countLine, emptyMessage } from '#domain/providers/words';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { Button } from '#components/Button.tsx';
import { Mark } from '#components/Icon.tsx';
import { ErrorNotice } from '#components/Notice.tsx';
import { FoundProviders } from '#islands/providers/FoundProviders';
import { ProviderFilter } from '#islands/providers/ProviderFilter';
import { ProviderGroup } from '#islands/providers/ProviderGroup';
import { Toggle } from '#islands/providers/Toggle';
import { useLate } from '#islands/useLate';
import {
  $announced,
  $answer,
  $query,
  chooseCategory,
  chooseFacet,
  chooseView,
  type DirectoryAnswer,
  loadProviders,
  openDirectory,
  search,
} from '#stores/providers';
import * as words from '#islands/providers/words';
import * as common from '#islands/words';

type Props = {
  /** The five layers as the page shows them: name, what it does, how many are listed and how many of them served. */
  layers: readonly { name: LayerName; text?: string | undefined; count: number; served: number }[];
  /** Every industry and specialty that a listed provider has, as one text: a list of 80 takes 150 bytes more. */
  values: Readonly<Record<Facet, string>>;
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

/** What is asked for here its own control shows at once; what the address asks for, as the page opens, nothing else does. */
const mayWait = ({ list }: DirectoryAnswer) => list.status === 'ready' || location.search === '';

const views = [
  { view: 'grid', label: words.grid },
  { view: 'list', label: words.list },
] as const;

function Directory({ layers, values, children, otherwise }: Props) {
  // What is asked for its field or its button shows in the frame of the click; the list follows.
  const asked = useStore($query);
  const { list, query, found } = useLate($answer, mayWait);
  const announced = useStore($announced);
  const page = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const whole = layers.every(({ count, served }) => count === served);

  // With the commit that attaches the handlers: a letter between the two would leave the address without its category.
  useLayoutEffect(() => {
    if (!page.current || !form.current) return;
    return openDirectory({ page: page.current, whole, typed: new FormData(form.current) });
  }, [whole]);

  // The field leads and the query follows. Only what did not come from it is written into it, so that no letter typed
  // while the island takes over is lost or put elsewhere.
  const printed = useRef(asked.q);
  useEffect(() => {
    const field = searchField.current;
    if (printed.current !== asked.q && field && field.value !== asked.q) field.value = asked.q;
    printed.current = asked.q;
  }, [asked.q]);

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
  const onFacet = (facet: Facet, name: string) => {
    fromTheTop();
    chooseFacet(facet, name);
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
      ? words.loadingList
      : countLine(results ? results.providers.length : servedCount, results ? query.category : null);

  return (
    <div className="scroll-mt-header" ref={page} data-view={asked.view}>
      <ProviderFilter {...{ query: asked, counts, form, searchField, onSearch, onCategory, values, onFacet }} />
      <div className="wrap">
        <div className="flex min-h-tap flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-4 text-sm text-ink-2 tabular-nums">
          {/* The line follows every letter; what is read out waits until typing rests. */}
          <p aria-hidden="true">{line}</p>
          <p className="sr-only" role="status">
            {announced ?? countLine(servedCount, null)}
          </p>
          <div className="flex max-sm:hidden noscript:hidden" role="group" aria-label={words.view}>
            {views.map(({ view, label }) => (
              <Toggle
                key={view}
                form="provider-filter"
                name="view"
                value={view}
                pressed={asked.view === view}
                onChoose={() => chooseView(view)}
                className="first:rounded-e-none last:-ms-px last:rounded-s-none focus-visible:z-1 aria-pressed:z-1"
              >
                {label}
              </Toggle>
            ))}
          </div>
        </div>
        {list.status === 'failed' && (
          <ErrorNotice role="alert" className="mt-6 grid justify-items-start gap-3">
            <p>{words.listFailed}</p>
            <Button look="secondary" onClick={() => void loadProviders()}>
              {common.tryAgain}
            </Button>
          </ErrorNotice>
        )}
        <div className="grid gap-x-12 gap-y-6 py-flow lg:grid-cols-[3fr_9fr]" hidden={!isEmpty}>
          <Mark className="h-20 w-21 text-rule" />
          <div>
            <h2 className="max-w-168 text-xl wrap-anywhere">{emptyMessage({ ...query, hasFacet: hasFacet(query) })}</h2>
            <p className="mt-5 mb-7 flex flex-wrap items-center gap-x-6 gap-y-3">
              {query.q !== '' && <Button onClick={wayOut(() => search(''))}>{words.clearSearch}</Button>}
              {query.category && (
                <Button look="secondary" onClick={wayOut(() => chooseCategory(null))}>
                  {words.allCategories}
                </Button>
              )}
              {facets.map(
                (facet) =>
                  query[facet] && (
                    <Button key={facet} look="secondary" onClick={wayOut(() => chooseFacet(facet, ''))}>
                      {words.allOf(facet)}
                    </Button>
                  ),
              )}
            </p>
            {otherwise}
          </div>
        </div>
        {(whole || !results) && <div hidden={results !== null}>{children}</div>}
        {results && !isEmpty && (
          <ProviderGroup
            id="found"
            category={query.category}
            heading={query.category ?? words.allLayers}
            text={layers.find(({ name }) => name === query.category)?.text ?? words.alphabetical}
          >
            <FoundProviders providers={results.providers} layout={asked.view} underItsLayer={query.category !== null} />
          </ProviderGroup>
        )}
      </div>
    </div>
  );
}
