import type { ReactNode } from 'react';
import { compareAddress } from '#domain/compare/address';
import type { WizardDefinition } from '#domain/content/wizard';
import type { OpenedLink } from '#domain/share/decode';
import { inList } from '#domain/text/words';
import { Button } from '#components/Button.tsx';
import { Notice } from '#components/Notice.tsx';
import { tools } from '#components/tools.ts';
import { useConfirmation } from '#islands/useConfirmation';
import { takeOver } from '#stores/shared-view';
import * as words from '#islands/navigator/words';

type Props = {
  link: OpenedLink;
  /** The names of the compared solutions. */
  compared: readonly string[];
  /** The link that returns to the visitor's own answers. */
  back: ReactNode;
};

/** States what the results are, and what of the link could not be opened. */
export function SharedNotice({ link, compared, back }: Props) {
  return (
    <Notice
      tone="lake"
      plain
      className="mt-1 mb-2 basis-full lg:max-w-none"
      role="region"
      aria-label={words.sharedView}
    >
      <div className="grid gap-2">
        <p className="text-ink-2">
          <strong className="text-ink">{words.sharedHeading}.</strong> {words.sharedNote(link.isCurrent)}{' '}
          <span className="print:hidden">{back}</span>
        </p>
        {link.dropped.length > 0 && (
          <div>
            <p>{words.notAllOpened}</p>
            <ul className="list-disc ps-5">
              {link.dropped.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        )}
        {compared.length > 1 && (
          <p>
            {words.senderCompared(inList(compared))}{' '}
            <a className="font-semibold text-lake print:hidden" href={compareAddress(link.compared)}>
              {tools.compare.name}
            </a>
          </p>
        )}
      </div>
    </Notice>
  );
}

type UseProps = {
  definition: WizardDefinition;
  link: OpenedLink;
  /** Whether the link would replace answers of the visitor's. */
  hasOwnAnswers: boolean;
};

/** 'Use these answers': at once, or after a confirmation where the visitor has answers of their own. */
export function UseAnswers({ definition, link, hasOwnAnswers }: UseProps) {
  const { isAsking, ask, withdraw, question, button } = useConfirmation();
  const takeItOver = () => takeOver(definition, link);
  return isAsking ? (
    <div className="grid basis-full gap-3 print:hidden" role="group" aria-label={words.useThese}>
      <p ref={question} tabIndex={-1}>
        {words.replacesYours}
      </p>
      <p className="flex flex-wrap gap-4">
        <Button onClick={takeItOver}>{words.replaceMine}</Button>
        <Button look="secondary" onClick={withdraw}>
          {words.keepMine}
        </Button>
      </p>
    </div>
  ) : (
    <Button ref={button} onClick={hasOwnAnswers ? ask : takeItOver}>
      {words.useThese}
    </Button>
  );
}
