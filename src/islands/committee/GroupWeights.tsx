import { useEffect, useRef, useState } from 'react';
import type { Settings } from '#domain/check/settings';
import { Button } from '#components/Button.tsx';
import { ownCheck, takeGroupSettings } from '#stores/committee';
import * as words from '#islands/committee/words';

/** The way on: the group's means as the weights of the visitor's own check, asked about where they have set some. */
export function GroupWeights({ settings }: { settings: Settings }) {
  const [own] = useState(ownCheck);
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const use = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking !== null) (isAsking ? question : use).current?.focus();
  }, [isAsking]);
  const take = () => takeGroupSettings(settings);
  return (
    <div className="mt-5 print:hidden">
      {isAsking ? (
        <div role="group" aria-label={words.useWeights}>
          <p ref={question} tabIndex={-1}>
            {words.replaces}
          </p>
          <p className="mt-3 flex flex-wrap gap-3">
            <Button onClick={take}>{words.replace}</Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
          </p>
        </div>
      ) : (
        <>
          <Button ref={use} look="secondary" onClick={own.hasSettings ? () => setAsking(true) : take}>
            {words.useWeights}
          </Button>
          <p className="mt-2 note">{own.hasResults ? words.intoOwnCheck : words.noResultsYet}</p>
        </>
      )}
    </div>
  );
}
