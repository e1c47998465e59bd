import type { ReactNode, RefObject } from 'react';
import type { Step } from '#domain/content/wizard';
import type { Recommendations } from '#domain/recommendation/recommend';
import { Recommended } from '#islands/navigator/Recommended';
import { Icon } from '#components/Icon.tsx';
import { NewTab } from '#components/NewTab.tsx';
import { LastStepNav } from '#islands/wizard/LastStepNav';

type Props = {
  step: Step;
  recommendations: Recommendations;
  bookingUrl: string;
  disclosure: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** What became of the visitor's details. */
  notice: ReactNode;
  onDownload: () => void;
  onBack: () => void;
  onRestart: () => void;
};

/** 'Your Smart Results': ranking, stack, what to do next. Specification §2, step 5. */
export function Results(props: Props) {
  const { step, recommendations, bookingUrl, disclosure, heading, notice, onDownload, onBack, onRestart } = props;
  const live = recommendations.source === 'live-data';
  return (
    <div className="results">
      <header>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {step.heading ?? step.title}
          </h2>
          <p className="lede">
            {live
              ? 'Enhanced recommendations using live solution data'
              : 'Ranked for your answers by our advisors, with the reasons for and against each choice.'}
          </p>
        </div>
        {live && <p className="live-badge">Powered by Live Solution Database</p>}
      </header>
      {notice}
      <Recommended recommendations={recommendations} />
      <p className="note disclosure">{disclosure}</p>
      <section className="results-actions deep no-print" aria-labelledby="results-actions">
        <h3 id="results-actions">Ready to Transform Your Business?</h3>
        <ul>
          <li>
            <a href={bookingUrl} target="_blank" rel="noopener noreferrer" aria-describedby="schedule-call">
              Schedule Call
              <NewTab />
              <Icon name="external" />
            </a>
            <small id="schedule-call">Talk your results through with an advisor</small>
          </li>
          <li>
            <button type="button" aria-describedby="download-report" onClick={onDownload}>
              Download Report
              <Icon name="download" />
            </button>
            <small id="download-report">A plain text file you can forward</small>
          </li>
          <li>
            <a href="/providers" aria-describedby="view-providers">
              View All Providers
              <Icon name="arrow" />
            </a>
            <small id="view-providers">See who else works in each layer</small>
          </li>
        </ul>
      </section>
      <LastStepNav onBack={onBack} onRestart={onRestart} />
    </div>
  );
}
