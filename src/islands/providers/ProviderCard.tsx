import { Fragment, memo, useLayoutEffect, useRef } from 'react';
import { layerOf } from '#domain/layers';
import { type Facet, facetSeparator, type ListedProvider } from '#domain/providers/listed';
import { ButtonLink } from '#components/Button.tsx';
import { Glyph, Icon } from '#components/Icon.tsx';
import * as words from '#islands/providers/words';
import './ProviderCard.css';
import '../../components/FoldedOnPhones.css';

type Props = {
  provider: ListedProvider;
  /** The card's place in a list of which only a part is in the page. */
  place?: number | undefined;
  of?: number | undefined;
  /** The block of such a list that starts here. */
  block?: number | undefined;
  /** Whether the card stands under a heading with the name of its layer, which need not be read again. */
  underItsLayer?: boolean;
};

/** One provider of the directory. The page prints it too, and the directory reads it back from there. */
export const ProviderCard = memo(function ProviderCard({ provider, place, of, block, underItsLayer = false }: Props) {
  const { name, url, category, description, solutions = [] } = provider;
  const { key } = layerOf(category);
  const details = useRef<HTMLDetailsElement>(null);
  const shown = useRef(name);
  // Another search puts another provider in this place: what was opened was not about that one.
  useLayoutEffect(() => {
    if (details.current && shown.current !== name) details.current.open = false;
    shown.current = name;
  }, [name]);
  return (
    <li className="provider-card" data-layer={key} data-block={block} aria-posinset={place} aria-setsize={of}>
      <h3 className="text-lg tracking-head">{name}</h3>
      <ButtonLink look="link" className="text-xs" href={url} target="_blank" rel="noopener noreferrer">
        {`${words.visitWebsite} `}
        <Icon name="external" />
        <span className="sr-only">{words.websiteOf(name)}</span>
      </ButtonLink>
      {underItsLayer ? (
        <p className="sr-only">{category}</p>
      ) : (
        <p className="flex items-center gap-1.5 text-xs font-strong text-ink-3">
          <Glyph layer={key} className="-ms-px h-4.5 w-5" />
          {category}
        </p>
      )}
      <p className="text-sm text-ink-2">{description}</p>
      <details ref={details} className="folded-on-phones">
        <summary>
          {words.details}
          <span className="sr-only"> {words.detailsOf(name)}</span>
          <Icon name="chevron" />
        </summary>
        <dl>
          <Entries label={words.specialties} facet="specialties" provider={provider} />
          <Entries label={words.industries} facet="industries" provider={provider} />
          {solutions.length > 0 && (
            <>
              <dt>{words.solutions}</dt>{' '}
              <dd>
                {solutions.map((solution, index) => (
                  <Fragment key={solution.path}>
                    {index > 0 && ' '}
                    <a href={solution.path}>{solution.name}</a>
                  </Fragment>
                ))}
              </dd>
            </>
          )}
        </dl>
      </details>
    </li>
  );
});

/** One facet of a provider, where its file has any. The directory reads it back from here. */
function Entries({ label, facet, provider }: { label: string; facet: Facet; provider: ListedProvider }) {
  const entries = provider[facet] ?? [];
  if (entries.length === 0) return null;
  return (
    <>
      <dt>{label}</dt> <dd data-facet={facet}>{entries.join(facetSeparator)}</dd>
    </>
  );
}
