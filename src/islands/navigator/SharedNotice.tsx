import { type ReactNode, useEffect, useRef, useState } from 'react';
import { compareAddress } from '#domain/compare/address';
import type { WizardDefinition } from '#domain/content/wizard';
import { dayInWords } from '#domain/days';
import type { OpenedLink } from '#domain/share/decode';
import { inList } from '#domain/words';
import { Button } from '#components/Button.tsx';
import { Notice } from '#components/Notice.tsx';
import { takeOver } from '#stores/shared-view';

type Props = {
  definition: WizardDefinition;
  link: OpenedLink;
  /** The names of the solutions that it compares. */
  compared: readonly string[];
  /** Whether the visitor has answers that the link's would replace. */
  hasOwnAnswers: boolean;
  /** The way back to the visitor's own answers. */
  back: ReactNode;
};

/** Whose answers the results below are for, what of the link could not be opened, and how to use them. */
export function SharedNotice({ definition, link, compared, hasOwnAnswers, back }: Props) {
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const use = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking !== null) (isAsking ? question : use).current?.focus();
  }, [isAsking]);
  const takeItOver = () => takeOver(definition, link);
  return (
    <Notice tone="lake" plain className="mt-8 grid gap-3" role="region" aria-label="Shared view">
      <div>
        <p>
          <strong>Shared view: anyone with this link sees these answers</strong>
        </p>
        <p className="text-ink-2">
          Your own answers are untouched. {link.made ? `The link was made on ${dayInWords(link.made)} and` : 'The link'}{' '}
          holds no name and no address.
          {!link.isCurrent && ' The catalogue has changed since: the sender may have seen another order.'}
        </p>
      </div>
      {link.dropped.length > 0 && (
        <div>
          <p>Not all of the link could be opened:</p>
          <ul className="list-disc ps-5">
            {link.dropped.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      {compared.length > 1 && (
        <p>
          The sender compared {inList(compared)}.{' '}
          <a className="font-semibold text-lake print:hidden" href={compareAddress(link.compared)}>
            See them side by side
          </a>
        </p>
      )}
      {isAsking ? (
        <div className="grid gap-3 print:hidden" role="group" aria-label="Use these answers">
          <p ref={question} tabIndex={-1}>
            This replaces your own answers and weights in this tab. What you have typed or sent as contact details
            stays.
          </p>
          <p className="flex flex-wrap gap-4">
            <Button onClick={takeItOver}>Replace my answers</Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              Keep my answers
            </Button>
          </p>
        </div>
      ) : (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          <Button ref={use} look="secondary" onClick={hasOwnAnswers ? () => setAsking(true) : takeItOver}>
            Use these answers
          </Button>
          {back}
        </p>
      )}
    </Notice>
  );
}
