import { layerOf, type LayerName as Name } from '#domain/layers';
import { Glyph } from '#components/Icon.tsx';

/** Returns a layer as its glyph and its name together: never by colour alone. */
export function LayerName({ name, className = '' }: { name: Name; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2 text-sm font-strong text-ink-2 ${className}`.trim()}>
      <Glyph layer={layerOf(name).key} className="h-[1.4em] w-[1.45em]" />
      {name}
    </span>
  );
}
