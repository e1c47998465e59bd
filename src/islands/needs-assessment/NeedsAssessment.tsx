import { ErrorBoundary } from '#islands/ErrorBoundary';
import { Later, useLaterPart } from '#islands/wizard/Later';
import { useVisit } from '#islands/wizard/useVisit';
import { WizardFrame, type WizardIslandProps } from '#islands/wizard/WizardFrame';
import { assessmentSubmissions, assessmentWizard } from '#stores/needs-assessment';

const loadLastSteps = () => import('#islands/needs-assessment/LastSteps');

const stores = { wizard: assessmentWizard, submissions: assessmentSubmissions };

/** The needs assessment. Renders the state of its stores and calls their actions. */
export default function NeedsAssessment(props: WizardIslandProps) {
  return (
    <ErrorBoundary>
      <AssessmentSteps {...props} />
    </ErrorBoundary>
  );
}

function AssessmentSteps({ definition, site, other }: WizardIslandProps) {
  const visit = useVisit(definition, stores, site.name);
  const lastSteps = useLaterPart(loadLastSteps, visit.wantsLastSteps);
  return (
    <WizardFrame
      definition={definition}
      stores={stores}
      visit={visit}
      other={other}
      lastSteps={<Later part={lastSteps} props={{ definition, stores, visit, site }} />}
    />
  );
}
