import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { recommend, type VisitorIndustry } from '#domain/recommendation/recommend';
import { reportFileName, textReport } from '#domain/recommendation/report';
import { AdvancedOptions } from '#islands/navigator/AdvancedOptions';
import { Results } from '#islands/navigator/Results';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { useVisit } from '#islands/wizard/useVisit';
import { SubmissionNews, WizardFrame, type WizardIslandProps } from '#islands/wizard/WizardFrame';
import { $catalogue, readCatalogue } from '#stores/catalogue';
import { saveTextFile } from '#stores/files';
import { $industry, navigatorSubmissions, navigatorWizard, readIndustry, startOver } from '#stores/navigator';
import { $website, readWebsiteData } from '#stores/website';

type Props = WizardIslandProps & {
  industries: VisitorIndustry[];
  providersUrl: string;
  /** The page that the scraper offers first. */
  solutionsUrl: string;
};

const stores = { wizard: navigatorWizard, submissions: navigatorSubmissions };

/** The Solution Navigator. Prints the state of its stores and calls their verbs. */
export default function Navigator(props: Props) {
  return (
    <ErrorBoundary>
      <NavigatorSteps {...props} />
    </ErrorBoundary>
  );
}

function NavigatorSteps({ definition, industries, site, providersUrl, solutionsUrl, takenOverFrom }: Props) {
  const visit = useVisit(definition, stores, site.name);
  const { state, step, heading } = visit;
  const industryId = useStore($industry);
  const industry = industries.find(({ id }) => id === industryId);
  const website = useStore($website);
  const solutions = useStore($catalogue);
  useEffect(() => {
    void readCatalogue();
    readIndustry();
    readWebsiteData();
  }, []);
  const recommendations = useMemo(
    () =>
      step.kind === 'results' && solutions
        ? recommend(definition, state.answers, solutions, website?.solutions, industry)
        : null,
    [step.kind, definition, state.answers, solutions, website, industry],
  );

  return (
    <WizardFrame
      definition={definition}
      stores={stores}
      visit={visit}
      site={site}
      industry={industry?.id}
      takenOverFrom={takenOverFrom}
      firstStepExtra={
        <AdvancedOptions
          defaultUrl={website?.url ?? solutionsUrl}
          agency={{ name: site.name, url: solutionsUrl }}
          industries={industries}
        />
      }
      results={
        recommendations && (
          <Results
            step={step}
            recommendations={recommendations}
            bookingUrl={site.bookingUrl}
            disclosure={site.disclosure}
            heading={heading}
            notice={<SubmissionNews definition={definition} stores={stores} visit={visit} email={site.email} />}
            onDownload={() => {
              const contact = { ...site, providersUrl };
              saveTextFile(reportFileName, textReport(definition, state.answers, recommendations, contact, new Date()));
            }}
            onBack={stores.wizard.back}
            onRestart={startOver}
          />
        )
      }
    />
  );
}
