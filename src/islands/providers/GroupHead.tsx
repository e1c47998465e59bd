import { layerOf, type LayerName, layers } from '#domain/layers';

type Props = { id: string; category: LayerName | null; heading: string; text?: string | undefined };

/** The head of a group of providers: its layer as a slab, or all five as a pile. */
export function GroupHead({ id, category, heading, text }: Props) {
  const shown = category ? [layerOf(category)] : layers;
  return (
    <div className="group-head">
      <span className="group-slab" aria-hidden="true">
        {shown.map(({ key }) => (
          <i key={key} className={`slab-${key}`} />
        ))}
      </span>
      <h2 id={id}>{heading}</h2>
      {text && <p>{text}</p>}
    </div>
  );
}
