import { useRef } from 'react';
import type { ListedProvider } from '#domain/providers/listed';
import { blockSize, shownWhole } from '#domain/providers/window';
import { ProviderCard } from '#islands/providers/ProviderCard';
import { AlsoRanked, ProviderCards } from '#islands/providers/ProviderGroup';
import { useBlockWindow } from '#islands/providers/useBlockWindow';

type Props = {
  providers: ListedProvider[];
  layout: string;
  /** Whether a heading with the name of their layer is above them. */
  underItsLayer: boolean;
  /** Who else makes products of their layer; may be empty. */
  also: string;
};

/**
 * The matching providers, as one alphabetical list. Cards are keyed by position, so a keystroke only changes their
 * text. A long list renders only the part around the window.
 */
export function FoundProviders(props: Props) {
  const { providers, underItsLayer, also } = props;
  if (providers.length > shownWhole) return <WindowedProviders {...props} />;
  return (
    <ProviderCards>
      {providers.map((provider, index) => (
        <ProviderCard key={index} provider={provider} underItsLayer={underItsLayer} />
      ))}
      <AlsoRanked text={also} />
    </ProviderCards>
  );
}

function WindowedProviders({ providers, layout, underItsLayer, also }: Props) {
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
      <AlsoRanked text={also} />
    </ProviderCards>
  );
}
