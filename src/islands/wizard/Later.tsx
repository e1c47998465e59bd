import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { ErrorNotice } from '#components/Notice.tsx';
import { addStyleSheet } from '#islands/wizard/addStyleSheet';
import * as words from '#islands/wizard/words';
import * as common from '#islands/words';

/** A module with a component, and with the address of the style sheet that it cannot be shown without. */
export type PartModule<P> = { default: ComponentType<P>; styleSheet?: string };

/** A component whose script comes when it is wanted: null until then, 'failed' where it could not be fetched. */
export type LaterPart<P> = PartModule<P> | 'failed' | null;

/**
 * Fetches the script of a component once it is wanted, then its style sheet, and returns the component. `load` has to stay
 * the same. The sheet is not left to React: it would hold up the whole island until the sheet is there, and take back each
 * letter that is typed meanwhile.
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
  /** Where a click asked for the part: what takes the focus in its place where it could not be fetched. */
  failedRef?: RefObject<HTMLDivElement | null>;
};

/** Returns the component with its props; until it is there, that it is loading, or how to try again. */
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
      {/* Browsers remember that a module could not be fetched: https://github.com/whatwg/html/issues/6768 */}
      <Button look="link" onClick={() => location.reload()}>
        {common.tryAgain}
      </Button>
    </ErrorNotice>
  );
}
