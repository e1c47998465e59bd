import type { ComponentProps, ReactNode } from 'react';
import { layerOf, type LayerName } from '#domain/layers';
import { Glyph, Mark } from '#components/Icon.tsx';
import './ProviderGroup.css';

type Props = {
  /** The id of the heading. */
  id: string;
  category: LayerName | null;
  heading: string;
  text?: string | undefined;
  children: ReactNode;
};

/** A heading line with its providers: a layer, or what a search found. */
export function ProviderGroup({ id, category, heading, text, children }: Props) {
  return (
    <section className={`provider-group ${category ? `layer-${layerOf(category).key}` : ''}`} aria-labelledby={id}>
      <div>
        {category ? (
          <Glyph layer={layerOf(category).key} className="h-7 w-8" />
        ) : (
          <Mark className="h-7 w-8 text-lake" />
        )}
        <h2 id={id} className="text-xl tracking-head">
          {heading}
        </h2>
        {text && <p className="text-ink-2">{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** The list of a group: a line for each provider, or cards in rows that are read across. */
export function ProviderCards(props: ComponentProps<'ul'>) {
  return (
    <ul
      {...props}
      className="grid content-start gap-x-8 sm:in-data-[view=grid]:grid-cols-2 lg:in-data-[view=grid]:grid-cols-3"
    />
  );
}
