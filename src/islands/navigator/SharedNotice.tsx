import type { ReactNode } from 'react';
import type { WizardDefinition } from '#domain/content/wizard';
import type { OpenedLink } from '#domain/share/decode';
import * as linkWords from '#domain/share/words';
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
  const { made, isCurrent } = link;
  const isOfToday = !made || made === calendarDay(new Date());
  const seen = seenFirst(link, shown, solutions);
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
          {linkWords.sharedNote({ made: made ? dayInWords(made) : '', isOfToday, isCurrent, seen })}
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

/** Returns what the sender saw first, beside what stands there today; '' where the link does not hold all of it. */
function seenFirst({ shown: ids, dropped }: OpenedLink, shown: readonly Named[], solutions: readonly Named[]): string {
  const [first = '', ...others] = ids.map((id) => solutions.find((each) => each.id === id)?.name ?? id);
  if (first === '' || dropped.length > 0) return '';
  if (ids.join() === shown.map(({ id }) => id).join()) return linkWords.seenTheSame(ids.length);
  return linkWords.seenFirst(first, others, ids[0] === shown[0]?.id);
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
