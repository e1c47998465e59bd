import type { ReactNode, RefObject } from 'react';
import type { Step } from '#domain/content/wizard';
import { NextActions } from '#islands/navigator/NextActions';
import { ResultSheet } from '#islands/navigator/ResultSheet';
import type { Explanation } from '#domain/recommendation/explanation';
import type { Advice } from '#domain/recommendation/advice';
import { StepHeading } from '#islands/wizard/StepHeading';
import { Badge } from '#components/Badge.tsx';
import { sayWhatCounts, sayWhatCountsNote } from '#components/sheet/shared-words.ts';
import * as words from '#islands/navigator/words';
import './Results.css';

type Props = {
  step: Step;
  explanation: Explanation;
  advice: Pick<Advice, 'providers' | 'version'>;
  bookingUrl: string;
  disclosure: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Whether they are the visitor's, not those of a shared link. */
  isOwn: boolean;
  /** The answers that the results are ranked for, and whose they are. */
  answers: ReactNode;
  /** The links to the other views of the ranking. */
  tools: ReactNode;
  /** The outcome of the visitor's details. */
  notice: ReactNode;
  actions: ReactNode;
  reading: ReactNode;
  /** What is open by the criteria of the visitor, or of a link. */
  openByCriteria: ReactNode;
  /** The section on the rules that bind the visitor. */
  obligations: ReactNode;
  onDownload: () => void;
  /** The links and buttons that lead on. */
  nav: ReactNode;
};

/** What to do next with the results of a link. */
const fromSomebody = { title: sayWhatCounts, children: <p>{sayWhatCountsNote}</p> };

/** 'Your Smart Results': the answers, the sheet, what to do next. Specification §2, step 5. */
export function Results(props: Props) {
  const { step, explanation, advice, isOwn, answers, tools, bookingUrl, disclosure, heading, notice } = props;
  const { actions, reading, openByCriteria, obligations, onDownload, nav } = props;
  const isLive = explanation.recommendations.source === 'live-data';
  const title = <StepHeading step={step} heading={heading} size="" />;
  return (
    <div className="results-sheet">
      <header className="results-head">
        {isOwn && title}
        {tools}
        {isLive && (
          <p className="results-live">
            {words.liveLede} <Badge className="text-good">{words.liveBadge}</Badge>
          </p>
        )}
        {answers}
      </header>
      {notice}
      <ResultSheet
        explanation={explanation}
        {...advice}
        actions={actions}
        reading={reading}
        obligations={obligations}
        disclosure={disclosure}
        openByCriteria={openByCriteria}
        {...(isOwn ? {} : { whose: 'their', verdict: { first: { title }, next: fromSomebody } })}
      />
      <NextActions bookingUrl={bookingUrl} onDownload={onDownload} />
      {nav}
    </div>
  );
}
