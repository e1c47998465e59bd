import type { WizardDefinition } from '#domain/content/wizard';
import type { VisitorIndustry } from '#domain/recommendation/recommend';
import type { WebsiteData } from '#domain/website/scraped';
import { NavigatorResults } from '#islands/navigator/NavigatorResults';
import { useAdvice } from '#islands/wizard/AdviceWaiting';
import { LastStepNav } from '#islands/wizard/LastStepNav';
import { SubmissionNews } from '#islands/wizard/SubmissionNews';
import type { Visit, WizardStores } from '#islands/wizard/useVisit';
import { WizardContact } from '#islands/wizard/WizardContact';
import type { WizardIslandProps } from '#islands/wizard/WizardFrame';
import { startOver } from '#stores/navigator';

type Props = {
  definition: WizardDefinition;
  stores: WizardStores;
  visit: Visit;
  site: WizardIslandProps['site'];
  /** The visitor's industry. */
  industry: VisitorIndustry | undefined;
  /** The scraped page, if there is one. */
  website: WebsiteData | null;
  providersUrl: string;
};

// A shared view takes it from here: from its own file it would become a script of its own, and both would weigh more.
export { NavigatorResults };

/** The Navigator's contact step and results, in a script of their own: nobody needs it on the first step. */
export default function LastSteps({ definition, stores, visit, site, industry, website, providersUrl }: Props) {
  // Asked for on the contact step, so that the results are there when they are wanted.
  const advice = useAdvice();
  if (visit.step.kind !== 'results')
    return <WizardContact definition={definition} stores={stores} visit={visit} site={site} industry={industry?.id} />;
  return (
    <NavigatorResults
      definition={definition}
      step={visit.step}
      heading={visit.heading}
      answers={visit.state.answers}
      advice={advice}
      industry={industry}
      website={website}
      site={site}
      providersUrl={providersUrl}
      notice={<SubmissionNews definition={definition} stores={stores} visit={visit} email={site.email} />}
      nav={<LastStepNav onBack={stores.wizard.back} onRestart={startOver} />}
    />
  );
}
