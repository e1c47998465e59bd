import type { LayerKey } from '#domain/layers';

type Props = {
  name: 'arrow' | 'external' | 'check' | 'chevron' | 'tray' | 'lens' | 'close';
  className?: string;
};

/** A decorative icon from the page's sprite (Sprite.astro). The adjacent text carries its meaning. */
export function Icon({ name, className = '' }: Props) {
  return (
    <svg className={`size-[1em] flex-none ${className}`.trim()} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** A layer's glyph: the mark with the slab of that layer lit. The layer's name is beside it. */
export function Glyph({ layer, className = 'h-5.5 w-6' }: { layer: LayerKey; className?: string }) {
  return (
    <svg className={`flex-none ${className}`} aria-hidden="true">
      <use href={`#glyph-${layer}`} />
    </svg>
  );
}

/** The mark without a lit slab. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg className={`flex-none ${className}`.trim()} aria-hidden="true">
      <use href="#mark" />
    </svg>
  );
}
