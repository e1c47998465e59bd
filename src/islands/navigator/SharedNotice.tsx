import type { ReactNode } from 'react';
import type { WizardDefinition } from '#domain/content/wizard';
import type { OpenedLink } from '#domain/share/decode';
import { madeInWords } from '#domain/share/made';
import { calendarDay } from '#domain/text/days';
import { Button } from '#components/Button.tsx';
import { Notice } from '#components/Notice.tsx';
import { useConfirmation } from '#islands/useConfirmation';
import { takeOver } from '#stores/shared-view';
import * as words from '#islands/navigator/words';

type Props = {
  link: OpenedLink;
  /** The link that returns to the visitor's own answers. */
  back: ReactNode;
  /** The sender's answers, in a line. */
  answers: ReactNode;
  /** The solutions that stand first today. */
  shown: readonly Named[];
  /** The catalogue. */
  solutions: readonly Named[];
};

type Named = { id: string; name: string };

/** States what the results are, for which answers, what the sender saw first, and what could not be opened. */
export function SharedNotice({ link, back, answers, shown, solutions }: Props) {
  return (
    <Notice
      tone="lake"
      plain
      className="notice-of-link mt-1 mb-2 basis-full lg:max-w-none"
      role="region"
      aria-label={words.sharedView}
    >
      <div className="flex flex-wrap items-center gap-x-6">
        <p className="text-ink-2">
          <strong className="text-ink">{words.sharedHeading}.</strong>{' '}
          {madeInWords(link, shown, solutions, calendarDay(new Date()))}
        </p>
        <p className="print:hidden">{back}</p>
      </div>
      {answers}
      {link.dropped.length > 0 && (
        <div className="mt-2">
          <p>{words.notAllOpened}</p>
          <ul className="list-disc ps-5">
            {link.dropped.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </Notice>
  );
}

type UseProps = {
  definition: WizardDefinition;
  link: OpenedLink;
  /** Whether the link would replace answers of the visitor's. */
  hasOwnAnswers: boolean;
  /** What it is for, where it is not the next step. */
  label?: string;
};

/** 'Use these answers': at once, or after a confirmation where the visitor has answers of their own. */
export function UseAnswers({ definition, link, hasOwnAnswers, label }: UseProps) {
  const { isAsking, ask, withdraw, question, button } = useConfirmation();
  const takeItOver = () => takeOver(definition, link);
  return isAsking ? (
    <div className="grid basis-full gap-3 print:hidden" role="group" aria-label={label ?? words.useThese}>
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
    <Button ref={button} look={label ? 'secondary' : undefined} onClick={hasOwnAnswers ? ask : takeItOver}>
      {label ?? words.useThese}
    </Button>
  );
}
