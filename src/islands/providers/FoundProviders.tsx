import { useRef } from 'react';
import type { ListedProvider } from '#domain/providers/listed';
import { blockSize, shownWhole } from '#domain/providers/window';
import { ProviderCard } from '#islands/providers/ProviderCard';
import { ProviderCards } from '#islands/providers/ProviderGroup';
import { useBlockWindow } from '#islands/providers/useBlockWindow';

type Props = {
  providers: ListedProvider[];
  layout: string;
  /** Whether they stand under a heading with the name of their layer. */
  underItsLayer: boolean;
};

/**
 * What was found, as one list in alphabetical order. Cards are told apart by their place: a keystroke then only exchanges
 * their words. Of a long list only the part around the window is in the page.
 */
export function FoundProviders({ providers, layout, underItsLayer }: Props) {
  if (providers.length > shownWhole)
    return <WindowedProviders providers={providers} layout={layout} underItsLayer={underItsLayer} />;
  return (
    <ProviderCards>
      {providers.map((provider, index) => (
        <ProviderCard key={index} provider={provider} underItsLayer={underItsLayer} />
      ))}
    </ProviderCards>
  );
}

function WindowedProviders({ providers, layout, underItsLayer }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { first, end, above, below } = useBlockWindow(list, providers, layout, Math.ceil(providers.length / blockSize));
  const start = first * blockSize;
  return (
    <ProviderCards ref={list}>
      <li className="col-span-full" role="none" style={{ height: above }} />
      {providers.slice(start, end * blockSize).map((provider, index) => (
        <ProviderCard
          key={start + index}
          provider={provider}
          underItsLayer={underItsLayer}
          place={start + index + 1}
          of={providers.length}
          block={(start + index) % blockSize === 0 ? (start + index) / blockSize : undefined}
        />
      ))}
      <li className="col-span-full" role="none" data-block={end} style={{ height: below }} />
    </ProviderCards>
  );
}
