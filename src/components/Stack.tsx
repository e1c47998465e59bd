import type { LayerKey } from '#domain/layers';
import { asideStack, heroStack, listedStack, type Plate, stackGeometry } from '#drawings/stack';
import './Stack.css';

/**
 * A plate's look: full colour (chosen), pale (worth a look), dashed (absent), or hatched (a gap: needed, but no
 * solution fits).
 */
export type PlateState = 'on' | 'tint' | 'ghost' | 'gap';

const sizes = { hero: heroStack, aside: asideStack, listed: listedStack };

type Props = {
  /**
   * The home page's large drawing, whose plates land one after the other; the smaller ones beside a wizard or beside a
   * list.
   */
  size: keyof typeof sizes;
  /** Layers without a state are dashed; without `states` every plate is in full colour. */
  states?: Partial<Record<LayerKey, PlateState>>;
  className?: string;
};

/** The five plates as a drawing. Decorative: an adjacent list says the same. */
export function Stack({ size, states, className = '' }: Props) {
  const { viewBox, guides, plates } = stackGeometry(sizes[size]);
  const stateOf = ({ key }: Plate) => (states ? (states[key] ?? 'ghost') : 'on');
  const isGhost = (plate: Plate) => stateOf(plate) === 'ghost';
  return (
    <svg
      className={`stack ${className}`.trim()}
      data-landing={size === 'hero' || undefined}
      viewBox={viewBox}
      aria-hidden="true"
    >
      <path className="guides" d={guides} />
      {/* Outlined plates are drawn first, so that they do not cover or cross a chosen one. */}
      {[...plates.filter(isGhost), ...plates.filter((plate) => !isGhost(plate))].map((plate) => (
        <g key={plate.key} className={`plate layer-${plate.key}`} data-state={stateOf(plate)}>
          <PlateFaces plate={plate} state={stateOf(plate)} />
        </g>
      ))}
    </svg>
  );
}

/** The drawing of a plate: its three faces and its engraving; of an absent one, only the outline. */
export function PlateFaces({ plate, state }: { plate: Plate; state: PlateState }) {
  const top = <path className="plate-top" d={plate.top} />;
  if (state === 'ghost') return top;
  return (
    <>
      <path className="plate-left" d={plate.left} />
      <path className="plate-right" d={plate.right} />
      {top}
      <use href={`#engraving-${state === 'gap' ? state : plate.key}`} transform={plate.engraving} />
    </>
  );
}
