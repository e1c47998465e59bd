import type { ComponentProps, ReactNode } from 'react';
import { layerOf, type LayerName } from '#domain/layers';
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
        <h2 id={id} className="text-xl tracking-head">
          {heading}
        </h2>
        {text && <p>{text}</p>}
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
      className="grid content-start gap-x-8 not-print:sm:in-data-[view=grid]:grid-cols-2 not-print:lg:in-data-[view=grid]:grid-cols-3"
    />
  );
}

/** The last entry of a layer's list: who else makes products of it. It takes what is left of the row. */
export function AlsoRanked({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <li className="also-ranked">
      <p className="max-w-measure">{text}</p>
    </li>
  );
}
