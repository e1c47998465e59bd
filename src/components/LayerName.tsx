import { layerOf, type LayerName as Name } from '#domain/layers';
import { Glyph } from '#components/Icon.tsx';

/** A layer's glyph and name together: colour alone never identifies a layer. */
export function LayerName({ name, className = 'text-sm font-strong text-ink-2' }: { name: Name; className?: string }) {
  return (
    <span className={`inline-flex items-baseline gap-2 ${className}`}>
      <Glyph layer={layerOf(name).key} className="h-[1.4em] w-[1.45em] self-center" />
      {name}
    </span>
  );
}
