import { memo } from 'react';
import { layerOf } from '#domain/layers';
import type { ListedProvider } from '#domain/providers/listed';
import { Glyph, Icon } from '#components/Icon.tsx';

type Props = {
  provider: ListedProvider;
  /** The card's place in a list of which only a part is in the page. */
  place?: number | undefined;
  of?: number | undefined;
  /** The block of such a list that starts here. */
  block?: number | undefined;
};

/** One provider of the directory. The page prints it too, and the directory reads it back from there. */
export const ProviderCard = memo(function ProviderCard({ provider, place, of, block }: Props) {
  const { name, url, category, description } = provider;
  const { key } = layerOf(category);
  return (
    <li className="provider-card" data-layer={key} data-block={block} aria-posinset={place} aria-setsize={of}>
      <h3>{name}</h3>
      <p className="layer">
        <Glyph layer={key} className="glyph" />
        {category}
      </p>
      <p className="description">{description}</p>
      <a className="text-link" href={url} target="_blank" rel="noopener noreferrer">
        Visit Website <Icon name="external" />
        <span className="sr-only">of {name} (opens in a new tab)</span>
      </a>
    </li>
  );
});
