import type { LayerKey } from '#domain/layers';
import { PlateFaces, type PlateState } from '#components/Stack.tsx';
import { asideStack, stackGeometry } from '#drawings/stack';
import './Stack.css';

const { viewBox, plates } = stackGeometry({ ...asideStack, gap: 0 });

/** One plate of the stack as a separate drawing, for the row with its layer's contents. Decorative. */
export function StackPlate({ layer, state }: { layer: LayerKey; state: PlateState }) {
  const plate = plates.find(({ key }) => key === layer);
  return (
    plate && (
      <svg className={`stack plate layer-${layer}`} data-state={state} viewBox={viewBox} aria-hidden="true">
        <PlateFaces plate={plate} state={state} />
      </svg>
    )
  );
}
