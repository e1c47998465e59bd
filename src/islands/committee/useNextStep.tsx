import { useState } from 'react';
import type { Settings } from '#domain/check/settings';
import { Button } from '#components/Button.tsx';
import { TextToCopy } from '#islands/TextToCopy';
import { useConfirmation } from '#islands/useConfirmation';
import { ownCheck, adoptGroupSettings } from '#stores/committee';
import * as words from '#islands/committee/words';

type Props = {
  settings: Settings;
  /** How the check's ranking by these weights differs from the mean; empty if it does not. */
  inCheck: string;
  /** What the links say together, to send to the group. */
  finding: string;
  /** The criterion to settle first, as it decides who leads; empty if none does. */
  toSettle: string;
  /** What to ask a vendor, where its answer can change who leads. */
  toAsk: { title: string; says: string; text: string } | null;
};

/**
 * The one next step of a group, as the line of a verdict: what to settle, whom to ask, or what to do with the weights. These
 * are adopted in the visitor's own check, after a confirmation if they have set some; that comes first where there are
 * results to apply them to, and nothing to settle or ask.
 */
export function useNextStep({ settings, inCheck, finding, toSettle, toAsk }: Props) {
  const [own] = useState(ownCheck);
  const { isAsking, ask, withdraw, question, button } = useConfirmation();
  const [notKept, setNotKept] = useState(false);
  const take = () => setNotKept(!adoptGroupSettings(settings));
  // Without results there is nothing to use them in.
  const isOffered = own.hasResults || own.hasSettings;
  const isNext = own.hasResults && !toSettle && !toAsk;
  const weights = (
    <Button ref={button} look={isNext ? undefined : 'secondary'} onClick={own.hasSettings ? ask : take}>
      {words.useWeights}
    </Button>
  );
  const copy = (
    <TextToCopy
      className=""
      look={isNext || toAsk ? 'secondary' : undefined}
      text={finding}
      label={words.copyFinding}
      byHand={words.findingByHand}
    />
  );
  return {
    title: toSettle ? words.settle(toSettle) : (toAsk?.title ?? (isNext ? words.takeWeights : words.sendFinding)),
    children: (
      <>
        {toAsk && <p>{toAsk.says}</p>}
        <div className="print:hidden">
          {isAsking ? (
            <div className="mt-2" role="group" aria-label={words.useWeights}>
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
              <div className="mt-3 flex flex-wrap gap-3">
                {toAsk && (
                  <TextToCopy className="" text={toAsk.text} label={words.copyQuestion} byHand={words.questionByHand} />
                )}
                {isNext ? weights : copy}
                {isNext ? copy : isOffered && weights}
              </div>
              {isOffered && (
                <p className="mt-2 note">
                  {words.intoOwnCheck} {inCheck}
                </p>
              )}
            </>
          )}
          <p role="status" className="mt-2 empty:absolute">
            {notKept && words.weightsNotKept}
          </p>
        </div>
      </>
    ),
  };
}
