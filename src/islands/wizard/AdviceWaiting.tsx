import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Advice } from '#domain/recommendation/advice';
import { ErrorNotice } from '#components/Notice.tsx';
import { Button } from '#components/Button.tsx';
import { $advice, loadAdvice } from '#stores/advice';

/** Fetches the advice and returns it; null until it is there. */
export function useAdvice(): Advice | null {
  const advice = useStore($advice);
  useEffect(() => void loadAdvice(), []);
  return typeof advice === 'object' ? advice : null;
}

/** What stands in place of recommendations: that they are loading, or how to try again. */
export function AdviceWaiting() {
  const advice = useStore($advice);
  if (advice !== 'failed')
    return (
      <p className="mt-9 note" role="status">
        Loading…
      </p>
    );
  return (
    <ErrorNotice role="alert" className="mt-9">
      <p>The catalogue could not be loaded. Your answers are kept in this tab.</p>
      <Button look="link" onClick={() => void loadAdvice()}>
        Try again
      </Button>
    </ErrorNotice>
  );
}
