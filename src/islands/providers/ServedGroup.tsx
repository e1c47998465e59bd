import type { LayerName } from '#domain/layers';
import type { ListedProvider } from '#domain/providers/listed';
import { categoryCode } from '#domain/providers/query';
import { ButtonLink } from '#components/Button.tsx';
import { ProviderCard } from '#islands/providers/ProviderCard';
import { AlsoRanked, ProviderCards, ProviderGroup } from '#islands/providers/ProviderGroup';
import * as words from '#islands/providers/words';

type Props = {
  id: string;
  name: LayerName;
  text?: string | undefined;
  /** Which makers in other places the layer has products of. */
  also: string;
  /** How many providers the layer has; the page may contain fewer. */
  count: number;
  providers: readonly ListedProvider[];
};

/** The providers of one layer as served, before the script loads. */
export function ServedGroup({ id, name, text, also, count, providers }: Props) {
  return (
    <ProviderGroup id={id} category={name} heading={name} text={text}>
      <ProviderCards>
        {providers.map((provider) => (
          <ProviderCard key={provider.name} provider={provider} underItsLayer />
        ))}
        <AlsoRanked text={also} />
      </ProviderCards>
      {count > providers.length && (
        <p className="-col-end-1 pt-3">
          <ButtonLink look="link" href={`/providers?category=${categoryCode(name)}`}>
            {words.allIn(count, name)}
          </ButtonLink>
        </p>
      )}
    </ProviderGroup>
  );
}
