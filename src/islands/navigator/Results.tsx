import type { ReactNode, RefObject } from 'react';
import type { Step } from '#domain/content/wizard';
import type { Explanation } from '#domain/recommendation/explanation';
import type { Advice } from '#domain/recommendation/advice';
import type { SituationLine } from '#domain/recommendation/situation';
import { AnswersLine } from '#islands/navigator/AnswersLine';
import { Recommended } from '#islands/navigator/Recommended';
import { StepHeading } from '#islands/wizard/StepHeading';
import { Badge } from '#components/Badge.tsx';
import { Icon } from '#components/Icon.tsx';
import { NewTab } from '#components/NewTab.tsx';
import * as words from '#islands/navigator/words';
import './Results.print.css';

type Props = {
  step: Step;
  explanation: Explanation;
  advice: Pick<Advice, 'providers' | 'version'>;
  bookingUrl: string;
  disclosure: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The answers that the results are ranked for. */
  situation: readonly SituationLine[];
  /** The outcome of the visitor's details. */
  notice: ReactNode;
  /** The rules that bind the visitor. */
  obligations: ReactNode;
  onDownload: () => void;
  /** The ways to share the results. */
  committee: ReactNode;
  /** The links and buttons that lead on. */
  nav: ReactNode;
};

const row = 'group relative border-t border-rule py-4 pe-10 last:border-b';
/** The whole row is clickable; its second line describes the control. */
const action = "block title text-xl no-underline group-hover:text-lake after:absolute after:inset-0 after:content-['']";
const actionNote = 'text-sm text-ink-2';
const actionIcon = 'absolute inset-y-0 end-0 my-auto text-lg text-lake';

/** 'Your Smart Results': ranking, stack, what to do next. Specification §2, step 5. */
export function Results(props: Props) {
  const { step, explanation, advice, situation, bookingUrl, disclosure, heading, notice, obligations } = props;
  const { onDownload, committee, nav } = props;
  const live = explanation.recommendations.source === 'live-data';
  return (
    <div className="results-sheet mt-5 grid gap-10 lg:mt-6 lg:gap-14">
      <div className="-mb-5 grid gap-3 md:gap-4">
        <header className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-[1fr_auto]">
          <div>
            <StepHeading step={step} heading={heading} size="text-3xl leading-tight" />
            <p className={`mt-2 text-sm text-ink-2 print:hidden ${live ? '' : 'max-md:sr-only'}`}>
              {live ? words.liveLede : words.rankedLede}
            </p>
          </div>
          {live && (
            <p>
              <Badge className="text-good">{words.liveBadge}</Badge>
            </p>
          )}
        </header>
        <AnswersLine lines={situation} />
      </div>
      {notice}
      <Recommended explanation={explanation} {...advice} />
      <p className="disclosure -mt-6 max-w-measure note">{disclosure}</p>
      {obligations}
      {committee}
      <section
        className="grid gap-x-16 gap-y-8 deep p-flow md:grid-cols-[5fr_6fr] lg:items-center print:hidden"
        aria-labelledby="results-actions"
      >
        <h3 id="results-actions" className="text-2xl lg:max-w-[13ch] lg:text-3xl">
          {words.ready}
        </h3>
        <ul>
          <li className={row}>
            <a
              className={action}
              href={bookingUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby="schedule-call"
            >
              {words.scheduleCall}
              <NewTab />
              <Icon name="external" className={actionIcon} />
            </a>
            <small className={actionNote} id="schedule-call">
              {words.scheduleNote}
            </small>
          </li>
          <li className={row}>
            <button type="button" className={action} aria-describedby="download-report" onClick={onDownload}>
              {words.downloadReport}
              <Icon name="tray" className={actionIcon} />
            </button>
            <small className={actionNote} id="download-report">
              {words.reportNote}
            </small>
          </li>
          <li className={row}>
            <a className={action} href="/providers" aria-describedby="view-providers">
              {words.viewProviders}
              <Icon name="arrow" className={actionIcon} />
            </a>
            <small className={actionNote} id="view-providers">
              {words.providersNote}
            </small>
          </li>
        </ul>
      </section>
      {nav}
    </div>
  );
}
