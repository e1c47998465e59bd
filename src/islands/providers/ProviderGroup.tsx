import type { ComponentProps, ReactNode } from 'react';
import { layerOf, type LayerName } from '#domain/layers';
import { Glyph, Mark } from '#components/Icon.tsx';

type Props = {
  /** The id of the heading. */
  id: string;
  category: LayerName | null;
  heading: string;
  text?: string | undefined;
  children: ReactNode;
};

/** A group of providers under its heading: the layer's glyph, or the mark for all five, and the name. */
export function ProviderGroup({ id, category, heading, text, children }: Props) {
  return (
    <section
      className="grid gap-x-12 border-ink pt-7 pb-6 [section+&]:border-t lg:grid-cols-[3fr_9fr] lg:pt-11 lg:pb-10"
      aria-labelledby={id}
    >
      <div className="grid grid-cols-[auto_1fr] gap-x-3 self-start lg:sticky lg:top-[calc(var(--spacing-header)+10.5rem)] lg:grid-cols-1">
        {category ? (
          <Glyph layer={layerOf(category).key} className="row-span-2 -ms-1 h-11 w-12 lg:mb-3" />
        ) : (
          <Mark className="row-span-2 -ms-1 h-11 w-12 text-lake lg:mb-3" />
        )}
        <h2 id={id} className="text-xl tracking-head">
          {heading}
        </h2>
        {text && <p className="text-sm text-ink-2">{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** The list of a group: a grid of cards, or a column if the directory shows a list. */
export function ProviderCards(props: ComponentProps<'ul'>) {
  return (
    <ul
      {...props}
      className="grid content-start gap-x-8 max-lg:mt-5 sm:in-data-[view=grid]:grid-cols-2 lg:in-data-[view=grid]:grid-cols-3"
    />
  );
}
