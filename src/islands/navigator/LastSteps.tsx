import { useStore } from '@nanostores/react';
import { type ComponentProps, useDeferredValue, useEffect } from 'react';
import type { WizardDefinition } from '#domain/content/wizard';
import { bookingLink } from '#domain/lead/booking-link';
import type { VisitorIndustry } from '#domain/recommendation/recommend';
import type { WebsiteData } from '#domain/website/scraped';
import { NavigatorResults } from '#islands/navigator/NavigatorResults';
import { AdviceWaiting, useAdvice } from '#islands/wizard/AdviceWaiting';
import { CheckPlace } from '#islands/wizard/CheckPlace';
import { LastStepNav } from '#islands/wizard/LastStepNav';
import { useLaterPart } from '#islands/wizard/Later';
import { SubmissionNews } from '#islands/wizard/SubmissionNews';
import type { Visit, WizardStores } from '#islands/wizard/useVisit';
import { WizardContact } from '#islands/wizard/WizardContact';
import type { WizardIslandProps } from '#islands/wizard/WizardFrame';
import { $industryChoice, $settings, chooseIndustry, forgetCheck, openCheck, readIndustryChoice } from '#stores/check';
import { countStepsLater } from '#stores/count-later';
import { openLinkedSection } from '#stores/linked-section';
import { navigatorSession, navigatorWizard, startOver } from '#stores/navigator';

type Props = {
  definition: WizardDefinition;
  stores: WizardStores;
  visit: Visit;
  site: WizardIslandProps['site'];
  /** The industry that the visitor came with, and the choice (`kindMark`) that names it; empty for none. */
  industry: VisitorIndustry | undefined;
  arrived: string;
  /** The scraped page, if there is one. */
  website: WebsiteData | null;
  providersUrl: string;
};

// This script loads with the first answer.
countStepsLater('navigator', navigatorWizard, navigatorSession);

const loadReading = () => import('#islands/navigator/SecondReading');
const loadNotKept = async () => ({ default: (await import('#islands/navigator/ResultActions')).NotKept });

// Re-exported for the shared view: importing it directly would make it a chunk, and both would weigh more.
export { NavigatorResults };

/** The Navigator's contact step and results, in a separate script: the first step does not need them. */
export default function LastSteps({
  definition,
  stores,
  visit,
  site,
  industry,
  arrived,
  website,
  providersUrl,
}: Props) {
  // Both requested on the contact step, so that the results are ready when the visitor gets there.
  const advice = useAdvice();
  const reading = useLaterPart(loadReading, true);
  // By now there are answers, so it is known whether the tab keeps them.
  const notKept = useLaterPart(loadNotKept, !navigatorSession.isKept());
  // The advice may arrive after the step does.
  useEffect(() => visit.followStep());
  // The results are rendered in slices, after the frame in which the contact step goes.
  const areResultsDue = useDeferredValue(visit.step.kind === 'results', false);
  const areShown = areResultsDue && advice !== null && reading !== null;
  // After the step is followed, which scrolls to the start of the results.
  useEffect(() => (areShown ? openLinkedSection() : undefined), [areShown]);
  const chosen = useStore($industryChoice);
  useEffect(readIndustryChoice, []);
  useEffect(() => {
    if (advice) openCheck(advice.criteria.map(({ id }) => id));
  }, [advice]);
  const choice = chosen ?? arrived;
  if (visit.step.kind !== 'results')
    return (
      <WizardContact
        definition={definition}
        stores={stores}
        visit={visit}
        site={site}
        advice={advice}
        choice={choice}
        found={website?.solutions}
        industry={choice}
      />
    );
  if (!advice || !reading) return <AdviceWaiting />;
  // As high as the window, so that nothing shifts when the results follow.
  if (!areResultsDue) return <div className="min-h-screen" />;
  const { answers } = visit.state;
  const ranked = { definition, answers, advice, choice };
  return (
    <>
      {notKept && notKept !== 'failed' && <notKept.default {...ranked} />}
      <CheckPlace {...ranked} visit={visit} siteName={site.name}>
        <OwnResults
          {...ranked}
          step={visit.step}
          heading={visit.heading}
          industry={industry}
          onChoose={chooseIndustry}
          website={website}
          reading={reading}
          site={site}
          bookingUrl={bookingLink(site.bookingUrl, site.bookingCalendar, stores.submissions.booker())}
          providersUrl={providersUrl}
          notice={<SubmissionNews definition={definition} stores={stores} visit={visit} email={site.email} />}
          compared={null}
          nav={
            <LastStepNav
              submission={visit.submission}
              onBack={stores.wizard.back}
              onRestart={() => {
                forgetCheck();
                startOver();
              }}
            />
          }
        />
      </CheckPlace>
    </>
  );
}

/** The results with the visitor's weights, read here so that a change of weight does not rerender the check. */
function OwnResults(props: Omit<ComponentProps<typeof NavigatorResults>, 'settings'>) {
  return <NavigatorResults {...props} settings={useStore($settings)} />;
}
