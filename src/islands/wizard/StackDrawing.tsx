import { asideStack, stackGeometry } from '#drawings/stack';
import type { LayerKey } from '#domain/layers';

const { viewBox, guides, plates } = stackGeometry(asideStack);

export type PlateState = 'on' | 'tint' | 'ghost';

/** The five plates, each full, pale or dashed. Decorative: a list beside it says the same. */
export function StackDrawing({ states }: { states: Partial<Record<LayerKey, PlateState>> }) {
  return (
    <svg className="stack" viewBox={viewBox} aria-hidden="true">
      <path className="guides" d={guides} />
      {plates.map((plate) => {
        const state = states[plate.key] ?? 'ghost';
        return (
          <g key={plate.key} className={`plate plate-${plate.key} ${state}`} data-state={state}>
            <path className="plate-face-left" d={plate.left} />
            <path className="plate-face-right" d={plate.right} />
            <path className="plate-face-top" d={plate.top} />
            {state !== 'ghost' && <use href={`#engraving-${plate.key}`} transform={plate.engraving} />}
          </g>
        );
      })}
    </svg>
  );
}
