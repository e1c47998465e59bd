import type { ReactNode } from 'react';
import type { WizardDefinition } from '#domain/content/wizard';
import type { OpenedLink } from '#domain/share/decode';
import { calendarDay, dayInWords } from '#domain/text/days';
import { Button } from '#components/Button.tsx';
import { Notice } from '#components/Notice.tsx';
import { useConfirmation } from '#islands/useConfirmation';
import { takeOver } from '#stores/shared-view';
import * as words from '#islands/navigator/words';

type Props = {
  link: OpenedLink;
  /** The link that returns to the visitor's own answers. */
  back: ReactNode;
};

/** States what the results are, and what of the link could not be opened. */
export function SharedNotice({ link, back }: Props) {
  return (
    <Notice
      tone="lake"
      plain
      className="mt-1 mb-2 basis-full lg:max-w-none"
      role="region"
      aria-label={words.sharedView}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <p className="text-ink-2">
          <strong className="text-ink">{words.sharedHeading}.</strong> {daysOf(link)}
        </p>
        <p className="print:hidden">{back}</p>
      </div>
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

/** Returns of which day the answers are, and whether they are ranked again. */
function daysOf({ made, isCurrent }: OpenedLink): string {
  return words.sharedNote(made ? dayInWords(made) : '', !made || made === calendarDay(new Date()), isCurrent);
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
