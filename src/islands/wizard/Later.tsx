import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { ErrorNotice } from '#components/Notice.tsx';
import * as words from '#islands/wizard/words';
import * as common from '#islands/words';

/** A component whose script comes when it is wanted: null until then, 'failed' where it could not be fetched. */
export type LaterPart<P> = { default: ComponentType<P> } | 'failed' | null;

/** Fetches the script of a component once it is wanted, and returns the component. `load` has to stay the same. */
export function useLaterPart<P>(load: () => Promise<{ default: ComponentType<P> }>, wanted: boolean): LaterPart<P> {
  const [part, setPart] = useState<LaterPart<P>>(null);
  useEffect(() => {
    if (wanted)
      load().then(setPart, () => {
        setPart('failed');
      });
  }, [load, wanted]);
  return part;
}

/** Returns the component with its props; until it is there, that it is loading, or how to try again. */
export function Later<P extends object>({ part, props }: { part: LaterPart<P>; props: P }) {
  if (part === null) return <Loading />;
  if (part !== 'failed')
    return (
      // A style sheet that the part asks for holds up this part alone. Without the boundary React would keep the whole
      // island as it was until the sheet is there, and take back each letter that is typed meanwhile.
      <Suspense fallback={<Loading />}>
        <part.default {...props} />
      </Suspense>
    );
  return (
    <ErrorNotice role="alert" className="mt-9">
      <p>{words.partFailed}</p>
      {/* Browsers remember that a module could not be fetched: https://github.com/whatwg/html/issues/6768 */}
      <Button look="link" onClick={() => location.reload()}>
        {common.tryAgain}
      </Button>
    </ErrorNotice>
  );
}

function Loading() {
  return (
    <p className="mt-9 note" role="status">
      {common.loading}
    </p>
  );
}
