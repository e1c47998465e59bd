import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Advice } from '#domain/recommendation/advice';
import { ErrorNotice } from '#components/Notice.tsx';
import { Button } from '#components/Button.tsx';
import { $advice, loadAdvice } from '#stores/advice';
import * as words from '#islands/wizard/words';
import * as common from '#islands/words';
import './AdviceWaiting.css';

/** Fetches the advice and returns it; null until it has loaded. */
export function useAdvice(): Advice | null {
  const advice = useStore($advice);
  useEffect(() => void loadAdvice(), []);
  return typeof advice === 'object' ? advice : null;
}

/**
 * The placeholder while the advice loads: a status, after five seconds a hint at the likely cause, or after a failure a
 * retry button, and `kept`.
 */
export function AdviceWaiting({ kept = words.answersKept, says = common.loading }) {
  const advice = useStore($advice);
  if (advice !== 'failed')
    return (
      <div className="mt-9 min-h-[60vh] note" role="status">
        <p>{says}</p>
        {/* If not even the script loads, this is all that is shown here. */}
        <p className="fades-in-late mt-2 max-w-measure">{words.tooLong}</p>
      </div>
    );
  return (
    <ErrorNotice role="alert" className="mt-9">
      <p>{words.catalogueFailed(kept)}</p>
      <Button look="link" onClick={() => void loadAdvice()}>
        {common.tryAgain}
      </Button>
    </ErrorNotice>
  );
}
