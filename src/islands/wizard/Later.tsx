import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { ErrorNotice } from '#components/Notice.tsx';
import { addStyleSheet } from '#islands/wizard/addStyleSheet';
import * as words from '#islands/wizard/words';
import * as common from '#islands/words';

/** A module whose default export is a component, and the URL of the style sheet that the component requires. */
export type PartModule<P> = { default: ComponentType<P>; styleSheet?: string };

/** A component that is loaded on demand: null until it has loaded, 'failed' if it could not be fetched. */
export type LaterPart<P> = PartModule<P> | 'failed' | null;

/**
 * Loads a component's script once it is `wanted`, then its style sheet, and returns the module. `load` must keep its
 * identity. React does not load the sheet: it would suspend the whole island until then and revert letters typed
 * meanwhile.
 */
export function useLaterPart<P>(load: () => Promise<PartModule<P>>, wanted: boolean): LaterPart<P> {
  const [part, setPart] = useState<LaterPart<P>>(null);
  useEffect(() => {
    if (wanted)
      fetched(load).then(setPart, () => {
        setPart('failed');
      });
  }, [load, wanted]);
  return part;
}

async function fetched<P>(load: () => Promise<PartModule<P>>): Promise<PartModule<P>> {
  const part = await load();
  if (part.styleSheet) await addStyleSheet(part.styleSheet);
  return part;
}

type Props<P> = {
  part: LaterPart<P>;
  props: P;
  /** If a click requested the part: the element to focus if it could not be fetched. */
  failedRef?: RefObject<HTMLDivElement | null>;
};

/** Renders the component with its props, or until it has loaded, its status or a retry button. */
export function Later<P extends object>({ part, props, failedRef }: Props<P>) {
  if (part === null)
    return (
      <p className="mt-9 note" role="status">
        {common.loading}
      </p>
    );
  if (part !== 'failed') return <part.default {...props} />;
  return (
    <ErrorNotice role="alert" className="mt-9" ref={failedRef} tabIndex={failedRef && -1}>
      <p>{words.partFailed}</p>
      {/* Browsers cache a failed module import, so only a reload retries it:
          https://github.com/whatwg/html/issues/6768 */}
      <Button look="link" onClick={() => location.reload()}>
        {common.tryAgain}
      </Button>
    </ErrorNotice>
  );
}
