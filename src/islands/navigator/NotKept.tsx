import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { RankedAnswers } from '#domain/recommendation/ranked-answers';
import { rankedFragment } from '#domain/share/encode';
import { Notice } from '#components/Notice.tsx';
import { transferResults } from '#stores/transfer-results';
import { $settings } from '#stores/check';
import { $isChecking } from '#stores/check-place';
import * as words from '#islands/navigator/words';

/**
 * The results in a browser that stores nothing for the site: warns before the visitor leaves, and makes the linked
 * pages lead back to a link with these results.
 */
export function NotKept(ranked: RankedAnswers) {
  const settings = useStore($settings);
  const isChecking = useStore($isChecking);
  const [now] = useState(() => new Date());
  const link = rankedFragment(ranked, settings, { compared: [] }, now);
  useEffect(() => transferResults(link), [link]);
  if (isChecking) return null;
  return (
    <Notice tone="warn" className="mt-5 print:hidden">
      <p>
        <strong>{words.notKeptHeading}</strong>
      </p>
      <p>{words.notKept}</p>
    </Notice>
  );
}
