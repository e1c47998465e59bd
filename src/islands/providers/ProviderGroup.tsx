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
      className="grid gap-x-12 border-ink pt-7 pb-6 [section+&]:border-t lg:in-data-[view=grid]:grid-cols-[3fr_9fr] lg:in-data-[view=grid]:pt-11 lg:in-data-[view=grid]:pb-10"
      aria-labelledby={id}
    >
      <div className="grid grid-cols-[auto_1fr] gap-x-3 self-start lg:in-data-[view=grid]:sticky lg:in-data-[view=grid]:top-[calc(var(--spacing-header)+10.5rem)] lg:in-data-[view=grid]:grid-cols-1">
        {category ? (
          <Glyph layer={layerOf(category).key} className="row-span-2 -ms-1 h-11 w-12 lg:in-data-[view=grid]:mb-3" />
        ) : (
          <Mark className="row-span-2 -ms-1 h-11 w-12 text-lake lg:in-data-[view=grid]:mb-3" />
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

/**
 * The list of a group: a line for each provider, or cards in columns that are read down, so that none is left over. What
 * is rendered in parts needs rows.
 */
export function ProviderCards({ inRows = false, ...props }: ComponentProps<'ul'> & { inRows?: boolean }) {
  return (
    <ul
      {...props}
      className={
        inRows
          ? 'grid content-start gap-x-8 max-lg:mt-5 sm:in-data-[view=grid]:grid-cols-2 lg:in-data-[view=grid]:grid-cols-3'
          : 'gap-x-8 max-lg:mt-3 sm:in-data-[view=grid]:columns-2 lg:in-data-[view=grid]:-mt-3.5 lg:in-data-[view=grid]:columns-3 in-data-[view=list]:mt-2'
      }
    />
  );
}
