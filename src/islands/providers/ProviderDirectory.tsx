import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { LayerName } from '#domain/layers';
import { type Facet, facets } from '#domain/providers/listed';
import { hasFacet, isFiltered } from '#domain/providers/query';
import { countLine, emptyMessage } from '#domain/providers/words';
import { findings, findingWords } from '#domain/facts/words';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { Button } from '#components/Button.tsx';
import { FactMark } from '#components/FactMark.tsx';
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
  /**
   * The five layers as served: name, description, which makers in other places have products of it, the number of providers
   * listed and the number served.
   */
  layers: readonly { name: LayerName; text?: string | undefined; also: string; count: number; served: number }[];
  /**
   * Every industry and specialty of the listed providers, joined into one text: as a list, 80 of them take 150 bytes
   * more.
   */
  values: Readonly<Record<Facet, string>>;
  /** The served groups: HTML that is in the page once. */
  children?: ReactNode;
  /** Alternatives to offer if nothing matches. */
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

/** A change made here shows at once in its own control; the query of the address, on load, shows nowhere else. */
const mayWait = ({ list }: DirectoryAnswer) => list.status === 'ready' || location.search === '';

const views = [
  { view: 'grid', label: words.grid },
  { view: 'list', label: words.list },
] as const;

function Directory({ layers, values, children, otherwise }: Props) {
  // The field or button shows a change in the click's frame; the list follows.
  const asked = useStore($query);
  const { list, query, found } = useLate($answer, mayWait);
  const announced = useStore($announced);
  const page = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const whole = layers.every(({ count, served }) => count === served);

  // In the commit that attaches the handlers: a letter typed between the two would drop the category from the address.
  useLayoutEffect(() => {
    if (!page.current || !form.current) return;
    return openDirectory({ page: page.current, whole, typed: new FormData(form.current) });
  }, [whole]);

  // The field leads and the query follows. Only changes from elsewhere are written to the field, so that no letter
  // typed during hydration is lost or moved.
  const printed = useRef(asked.q);
  useEffect(() => {
    const field = searchField.current;
    if (printed.current !== asked.q && field && field.value !== asked.q) field.value = asked.q;
    printed.current = asked.q;
  }, [asked.q]);

  /** A search from further down the page shows its results from the start of the list. */
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
  const andFocusSearch = (leave: () => void) => () => {
    leave();
    searchField.current?.focus();
  };

  // Unfiltered, the served groups are the whole list.
  const results = found && (isFiltered(query) || !whole) ? found : null;
  const isEmpty = results?.providers.length === 0;
  const also = layers.find(({ name }) => name === query.category)?.also ?? '';
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
        <div className="shows-whole flex min-h-tap flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 sm:py-4 text-sm text-ink-2 tabular-nums">
          {/* The visible count follows every letter; its announcement waits until typing pauses. */}
          <p className="provider-count max-sm:max-w-1/2" aria-hidden="true">
            {line}
          </p>
          <p className="residency-key" aria-hidden="true">
            {words.inCanada}
            {findings.map((finding) => (
              <span key={finding}>
                <FactMark finding={finding} />
                {findingWords[finding]}
              </span>
            ))}
          </p>
          <p className="sr-only" role="status">
            {announced ?? countLine(servedCount, null)}
          </p>
          <div className="flex flex-none noscript:hidden print:hidden" role="group" aria-label={words.view}>
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
              {query.q !== '' && <Button onClick={andFocusSearch(() => search(''))}>{words.clearSearch}</Button>}
              {query.category && (
                <Button look="secondary" onClick={andFocusSearch(() => chooseCategory(null))}>
                  {words.allCategories}
                </Button>
              )}
              {facets.map(
                (facet) =>
                  query[facet] && (
                    <Button key={facet} look="secondary" onClick={andFocusSearch(() => chooseFacet(facet, ''))}>
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
            <FoundProviders
              providers={results.providers}
              layout={asked.view}
              underItsLayer={query.category !== null}
              also={also}
            />
          </ProviderGroup>
        )}
      </div>
    </div>
  );
}
