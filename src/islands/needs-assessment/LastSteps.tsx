import { useEffect } from 'react';
import type { WizardDefinition } from '#domain/content/wizard';
import { bookingLink } from '#domain/lead/booking-link';
import { impliedIndustry } from '#domain/wizard/implied-industry';
import { AdviceWaiting, useAdvice } from '#islands/wizard/AdviceWaiting';
import { CheckPlace } from '#islands/wizard/CheckPlace';
import { Closing } from '#islands/needs-assessment/Closing';
import { SubmissionNews } from '#islands/wizard/SubmissionNews';
import type { Visit, WizardStores } from '#islands/wizard/useVisit';
import { WizardContact } from '#islands/wizard/WizardContact';
import type { WizardIslandProps } from '#islands/wizard/WizardFrame';
import { forgetCheck } from '#stores/check';
import { countStepsLater } from '#stores/count-later';
import { assessmentSession, assessmentWizard } from '#stores/needs-assessment';

type Props = {
  definition: WizardDefinition;
  stores: WizardStores;
  visit: Visit;
  site: WizardIslandProps['site'];
};

// This script loads with the first answer.
countStepsLater('needs-assessment', assessmentWizard, assessmentSession);

/** The assessment's contact step and closing page, in a separate script: the first step does not need them. */
export default function LastSteps({ definition, stores, visit, site }: Props) {
  const advice = useAdvice();
  // The advice may arrive after the step does.
  useEffect(() => visit.followStep());
  if (visit.step.kind === 'contact')
    return <WizardContact definition={definition} stores={stores} visit={visit} site={site} advice={advice} />;
  if (!advice) return <AdviceWaiting />;
  return (
    <CheckPlace
      visit={visit}
      siteName={site.name}
      definition={definition}
      answers={visit.state.answers}
      advice={advice}
      choice={impliedIndustry(definition, visit.state.answers)}
    >
      <Closing
        definition={definition}
        step={visit.step}
        answers={visit.state.answers}
        advice={advice}
        bookingUrl={bookingLink(site.bookingUrl, site.bookingCalendar, stores.submissions.booker())}
        disclosure={site.disclosure}
        heading={visit.heading}
        notice={<SubmissionNews definition={definition} stores={stores} visit={visit} email={site.email} />}
        onChange={stores.wizard.change}
        submission={visit.submission}
        onBack={stores.wizard.back}
        onRestart={() => {
          forgetCheck();
          stores.submissions.restart();
        }}
      />
    </CheckPlace>
  );
}
