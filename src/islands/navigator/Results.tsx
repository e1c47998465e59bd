import type { ReactNode, RefObject } from 'react';
import type { Step } from '#domain/content/wizard';
import type { Recommendations } from '#domain/recommendation/recommend';
import { AdditionalSolutions } from '#islands/navigator/AdditionalSolutions';
import { RankedSolution } from '#islands/navigator/RankedSolution';
import { RecommendedStack } from '#islands/navigator/RecommendedStack';
import { Icon } from '#islands/Icon';

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
      <div className="results-grid">
        <div>
          {recommendations.top.map((recommendation, index) => (
            <RankedSolution key={recommendation.solution.id} recommendation={recommendation} rank={index + 1} />
          ))}
        </div>
        <RecommendedStack recommendations={recommendations} />
      </div>
      <AdditionalSolutions additional={recommendations.additional} />
      <p className="cap disclosure">{disclosure}</p>
      <section className="results-actions slab no-print" aria-labelledby="results-actions">
        <h3 id="results-actions">Ready to Transform Your Business?</h3>
        <ul>
          <li>
            <a href={bookingUrl} target="_blank" rel="noopener noreferrer" aria-describedby="schedule-call">
              Schedule Call<span className="sr-only"> (opens in a new tab)</span>
              <Icon id="icon-external" />
            </a>
            <small id="schedule-call">Talk your results through with an advisor</small>
          </li>
          <li>
            <button type="button" aria-describedby="download-report" onClick={onDownload}>
              Download Report
              <Icon id="icon-download" />
            </button>
            <small id="download-report">A plain text file you can forward</small>
          </li>
          <li>
            <a href="/providers" aria-describedby="view-providers">
              View All Providers
              <Icon id="icon-arrow" />
            </a>
            <small id="view-providers">See who else works in each layer</small>
          </li>
        </ul>
      </section>
      <div className="wizard-nav no-print">
        <button type="button" className="button secondary" onClick={onBack}>
          Previous
        </button>
        <button type="button" className="button secondary" onClick={onRestart}>
          Start New Assessment
        </button>
      </div>
    </div>
  );
}
