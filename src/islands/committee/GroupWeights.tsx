import { useEffect, useRef, useState } from 'react';
import type { Settings } from '#domain/check/settings';
import { Button } from '#components/Button.tsx';
import { ownCheck, takeGroupSettings } from '#stores/committee';

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
        <div role="group" aria-label="Use the group’s weights">
          <p ref={question} tabIndex={-1}>
            This replaces the weights that you have set in this tab.
          </p>
          <p className="mt-3 flex flex-wrap gap-3">
            <Button onClick={take}>Replace my weights</Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              Keep my weights
            </Button>
          </p>
        </div>
      ) : (
        <>
          <Button ref={use} look="secondary" onClick={own.hasSettings ? () => setAsking(true) : take}>
            Use the group’s weights
          </Button>
          <p className="mt-2 note">
            {own.hasResults
              ? 'In the check of your own results, and so in your requirements document: musts, and means as whole numbers.'
              : 'You have no results in this tab yet. The weights wait for them: musts, and means as whole numbers.'}
          </p>
        </>
      )}
    </div>
  );
}
