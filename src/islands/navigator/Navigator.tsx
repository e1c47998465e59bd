import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { VisitorIndustry } from '#domain/recommendation/recommend';
import { AdvancedOptions } from '#islands/navigator/AdvancedOptions';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { Later, useLaterPart } from '#islands/wizard/Later';
import { useVisit } from '#islands/wizard/useVisit';
import { WizardFrame, type WizardIslandProps } from '#islands/wizard/WizardFrame';
import { $industry, navigatorSubmissions, navigatorWizard, readIndustry } from '#stores/navigator';
import { $website, readWebsiteData } from '#stores/website';

type Props = WizardIslandProps & {
  industries: VisitorIndustry[];
  providersUrl: string;
  /** The page that the scraper offers first. */
  solutionsUrl: string;
};

const loadLastSteps = () => import('#islands/navigator/LastSteps');

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
  const lastSteps = useLaterPart(loadLastSteps, visit.wantsLastSteps);
  const industryId = useStore($industry);
  const industry = industries.find(({ id }) => id === industryId);
  const website = useStore($website);
  useEffect(() => {
    readIndustry();
    readWebsiteData();
  }, []);
  return (
    <WizardFrame
      definition={definition}
      stores={stores}
      visit={visit}
      takenOverFrom={takenOverFrom}
      firstStepExtra={
        <AdvancedOptions
          defaultUrl={website?.url ?? solutionsUrl}
          agency={{ name: site.name, url: solutionsUrl }}
          industries={industries}
        />
      }
      lastSteps={
        <Later part={lastSteps} props={{ definition, stores, visit, site, industry, website, providersUrl }} />
      }
    />
  );
}
