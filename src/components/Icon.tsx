import type { LayerKey } from '#domain/layers';

type Props = {
  name: 'arrow' | 'external' | 'check' | 'chevron' | 'tray' | 'lens' | 'close';
  className?: string;
};

/** Returns a decorative icon from the page's sprite (Sprite.astro). The words beside it say what it means. */
export function Icon({ name, className = '' }: Props) {
  return (
    <svg className={`size-[1em] flex-none ${className}`.trim()} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** Returns the mark with the slab of one layer lit: the layer's glyph. The layer's name stands beside it. */
export function Glyph({ layer, className = 'h-5.5 w-6' }: { layer: LayerKey; className?: string }) {
  return (
    <svg className={`flex-none ${className}`} aria-hidden="true">
      <use href={`#glyph-${layer}`} />
    </svg>
  );
}

/** Returns the mark without a lit slab. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg className={`flex-none ${className}`.trim()} aria-hidden="true">
      <use href="#mark" />
    </svg>
  );
}
