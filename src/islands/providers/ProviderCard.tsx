import { Fragment, memo, useLayoutEffect, useRef } from 'react';
import { layerOf } from '#domain/layers';
import {
  type Facet,
  facetSeparator,
  type ListedProvider,
  oneLine,
  type ProviderSolution,
  shownOnCard,
} from '#domain/providers/listed';
import { knownOf } from '#domain/providers/words';
import { findingWords } from '#domain/facts/words';
import { ButtonLink } from '#components/Button.tsx';
import { FactMark } from '#components/FactMark.tsx';
import { Glyph, Icon } from '#components/Icon.tsx';
import * as words from '#islands/providers/words';
import './ProviderCard.css';

/** Returns how many products are in view: two lines of names. The others are in the details, and no card leaves a hole in its row. */
function inViewOf(solutions: readonly ProviderSolution[]): number {
  return solutions.slice(0, shownOnCard).every(({ name }) => name.length <= oneLine) ? shownOnCard : 1;
}

type Props = {
  provider: ListedProvider;
  /** The card's position in a list that is only partly rendered. */
  place?: number | undefined;
  of?: number | undefined;
  /** The block of such a list that starts here. */
  block?: number | undefined;
  /** Whether a heading with the name of its layer is above the card: screen readers need not repeat it. */
  underItsLayer?: boolean;
};

/** One provider of the directory. The page prints the same card, and the directory parses it back from there. */
export const ProviderCard = memo(function ProviderCard({ provider, place, of, block, underItsLayer = false }: Props) {
  const { name, url, category, description, specialties, industries, solutions = [] } = provider;
  const { key } = layerOf(category);
  const inView = inViewOf(solutions);
  const more = solutions.length - inView;
  const details = useRef<HTMLDetailsElement>(null);
  const shown = useRef(name);
  // A new search reuses the card for another provider: close the details of the previous one.
  useLayoutEffect(() => {
    if (details.current && shown.current !== name) details.current.open = false;
    shown.current = name;
  }, [name]);
  return (
    <li className="provider-card" data-layer={key} data-block={block} aria-posinset={place} aria-setsize={of}>
      <h3 className="text-md tracking-head lg:in-data-[view=grid]:text-lg">{name}</h3>
      {underItsLayer ? (
        <p className="in-layer sr-only">{category}</p>
      ) : (
        <p className="in-layer flex items-center gap-1.5 text-sm font-strong text-ink-3">
          <Glyph layer={key} className="-ms-px h-4.5 w-5" />
          {category}
        </p>
      )}
      <p>{description}</p>
      {/* No paragraph: on paper, the names of its links are not followed by their addresses. */}
      <div className="products">
        {solutions.length > 0 ? (
          <>
            <span className="sr-only">{`${words.solutions}: `}</span>
            <Products solutions={solutions.slice(0, inView)} />
          </>
        ) : (
          words.noProduct
        )}
      </div>
      <ButtonLink look="link" className="text-sm" href={url} target="_blank" rel="noopener noreferrer">
        {`${words.visitWebsite} `}
        <Icon name="external" />
        <span className="sr-only">{words.websiteOf(name)}</span>
      </ButtonLink>
      {(specialties || industries || more > 0) && (
        <details ref={details} data-more={more > 0 || undefined}>
          <summary className="opens-more">
            {more > 0 ? words.allProducts(solutions.length) : words.details}
            <span className="sr-only">{` ${words.detailsOf(name)}`}</span>
            <Icon name="chevron" />
          </summary>
          <dl>
            <Entries label={words.specialties} facet="specialties" provider={provider} />
            <Entries label={words.industries} facet="industries" provider={provider} />
            {more > 0 && (
              <>
                <dt>{words.moreSolutions}</dt>{' '}
                <dd className="products">
                  <Products solutions={solutions.slice(inView)} />
                </dd>
              </>
            )}
          </dl>
        </details>
      )}
    </li>
  );
});

/**
 * Links to products, each with whether it stores customer data in Canada and how much is known of it: a slab for each
 * criterion. The directory parses them back from here.
 */
function Products({ solutions }: { solutions: readonly ProviderSolution[] }) {
  return solutions.map(({ name, path, known, of, inCanada }) => (
    <Fragment key={path}>
      {inCanada && <FactMark finding={inCanada} />}
      <a href={path}>{name}</a>{' '}
      <small data-known={known} data-of={of} data-canada={inCanada}>
        <svg viewBox={`0 0 ${of} 1`} aria-hidden="true">
          <path d={`M0 .5h${of}`} />
          <path d={`M0 .5h${known}`} />
        </svg>
        {knownOf(known, of)}
        {inCanada && <span className="sr-only">{`. ${words.inCanada}: ${findingWords[inCanada]}`}</span>}
      </small>
    </Fragment>
  ));
}

/** One facet of a provider; empty if its file has none. The directory parses it back from here. */
function Entries({ label, facet, provider }: { label: string; facet: Facet; provider: ListedProvider }) {
  const entries = provider[facet] ?? [];
  if (entries.length === 0) return null;
  return (
    <>
      <dt>{label}</dt> <dd data-facet={facet}>{entries.join(facetSeparator)}</dd>
    </>
  );
}
