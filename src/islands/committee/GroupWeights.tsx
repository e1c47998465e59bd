import { useState } from 'react';
import type { Settings } from '#domain/check/settings';
import { Button } from '#components/Button.tsx';
import { useConfirmation } from '#islands/useConfirmation';
import { ownCheck, adoptGroupSettings } from '#stores/committee';
import * as words from '#islands/committee/words';

type Props = {
  settings: Settings;
  /** How the check's ranking by these weights differs from the mean; empty if it does not. */
  inCheck: string;
};

/** Adopts the group's mean weights in the visitor's own check, after a confirmation if they have set some. */
export function GroupWeights({ settings, inCheck }: Props) {
  const [own] = useState(ownCheck);
  const { isAsking, ask, withdraw, question, button } = useConfirmation();
  const [notKept, setNotKept] = useState(false);
  const take = () => setNotKept(!adoptGroupSettings(settings));
  return (
    <div className="mt-5 print:hidden">
      {isAsking ? (
        <div role="group" aria-label={words.useWeights}>
          <p ref={question} tabIndex={-1}>
            {words.replaces}
          </p>
          <p className="mt-3 flex flex-wrap gap-3">
            <Button onClick={take}>{words.replace}</Button>
            <Button look="secondary" onClick={withdraw}>
              {words.keep}
            </Button>
          </p>
        </div>
      ) : (
        <>
          <Button ref={button} onClick={own.hasSettings ? ask : take}>
            {words.useWeights}
          </Button>
          <p className="mt-2 note">{own.hasResults ? words.intoOwnCheck : words.noResultsYet}</p>
        </>
      )}
      <p role="status" className="mt-2 empty:absolute">
        {notKept && words.weightsNotKept}
      </p>
      {inCheck && <p className="mt-2 note">{inCheck}</p>}
    </div>
  );
}
