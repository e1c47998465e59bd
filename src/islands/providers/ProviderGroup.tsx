import type { ComponentProps, ReactNode } from 'react';
import { layerOf, type LayerName, layers } from '#domain/layers';

type Props = {
  /** The id of the heading. */
  id: string;
  category: LayerName | null;
  heading: string;
  text?: string | undefined;
  children: ReactNode;
};

/** A group of providers under its head: the layer as a slab, or all five as a pile. */
export function ProviderGroup({ id, category, heading, text, children }: Props) {
  const shown = category ? [layerOf(category)] : layers;
  return (
    <section
      className="grid gap-x-12 border-ink pt-7 pb-6 [section+&]:border-t lg:grid-cols-[3fr_9fr] lg:pt-11 lg:pb-10"
      aria-labelledby={id}
    >
      <div className="self-start lg:sticky lg:top-60">
        <span className="mb-4 grid h-6 w-21 gap-0.5 lean-6" aria-hidden="true">
          {shown.map(({ key }) => (
            <i key={key} className={`layer-${key} border-(--side) bg-(--top) only:border-b-6`} />
          ))}
        </span>
        <h2 id={id} className="text-xl tracking-head">
          {heading}
        </h2>
        {text && <p className="mt-1 text-sm text-ink-2">{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** The list of a group: cards side by side, or one under the other where the directory shows a list. */
export function ProviderCards(props: ComponentProps<'ul'>) {
  return (
    <ul
      {...props}
      className="grid content-start gap-x-8 max-lg:mt-5 sm:in-data-[view=grid]:grid-cols-2 lg:in-data-[view=grid]:grid-cols-3"
    />
  );
}
