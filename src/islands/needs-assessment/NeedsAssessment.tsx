import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { Closing } from '#islands/needs-assessment/Closing';
import { useVisit } from '#islands/wizard/useVisit';
import { SubmissionNews, WizardFrame, type WizardIslandProps } from '#islands/wizard/WizardFrame';
import { $catalogue, readCatalogue } from '#stores/catalogue';
import { assessmentSubmissions, assessmentWizard } from '#stores/needs-assessment';

const stores = { wizard: assessmentWizard, submissions: assessmentSubmissions };

/** The needs assessment. Prints the state of its stores and calls their verbs. */
export default function NeedsAssessment(props: WizardIslandProps) {
  return (
    <ErrorBoundary>
      <AssessmentSteps {...props} />
    </ErrorBoundary>
  );
}

function AssessmentSteps({ definition, site, takenOverFrom }: WizardIslandProps) {
  const visit = useVisit(definition, stores, site.name);
  const solutions = useStore($catalogue);
  useEffect(() => void readCatalogue(), []);
  return (
    <WizardFrame
      definition={definition}
      stores={stores}
      visit={visit}
      site={site}
      takenOverFrom={takenOverFrom}
      results={
        visit.step.kind === 'results' &&
        solutions && (
          <Closing
            definition={definition}
            step={visit.step}
            answers={visit.state.answers}
            solutions={solutions}
            bookingUrl={site.bookingUrl}
            disclosure={site.disclosure}
            heading={visit.heading}
            notice={<SubmissionNews definition={definition} stores={stores} visit={visit} email={site.email} />}
            onChange={stores.wizard.change}
            onBack={stores.wizard.back}
            onRestart={stores.submissions.restart}
          />
        )
      }
    />
  );
}
