import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { kindMark } from '#domain/obligations/choice';
import { choiceInWords, type OfferedIndustry, offeredChoice } from '#domain/sentence/choice';
import { AdvancedOptions } from '#islands/navigator/AdvancedOptions';
import { SharedHead, SharedWaiting } from '#islands/navigator/SharedWaiting';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { Later, useLaterPart } from '#islands/wizard/Later';
import { useVisit } from '#islands/wizard/useVisit';
import { WizardFrame, type WizardIslandProps } from '#islands/wizard/WizardFrame';
import { $industry, navigatorSubmissions, navigatorWizard, readIndustry } from '#stores/navigator';
import { $sharedLink, besideSharedLinks } from '#stores/shared-link';
import { $website, readWebsiteData } from '#stores/website';

type Props = WizardIslandProps & {
  industries: OfferedIndustry[];
  providersUrl: string;
  /** The page that the scraper suggests. */
  solutionsUrl: string;
};

const loadLastSteps = () => import('#islands/navigator/LastSteps');

const loadSharedView = () => import('#islands/navigator/SharedView');

const stores = { wizard: navigatorWizard, submissions: navigatorSubmissions, whenShown: besideSharedLinks };

/** The Solution Navigator. Renders the state of its stores and calls their actions. */
export default function Navigator(props: Props) {
  return (
    <ErrorBoundary>
      <NavigatorSteps {...props} />
    </ErrorBoundary>
  );
}

function NavigatorSteps({ definition, industries, site, providersUrl, solutionsUrl, other }: Props) {
  const link = useStore($sharedLink);
  const visit = useVisit(definition, stores, site.name, !link);
  const sharedView = useLaterPart(loadSharedView, link !== null);
  const lastSteps = useLaterPart(loadLastSteps, visit.wantsLastSteps);
  const named = useStore($industry) ?? '';
  const choice = offeredChoice(named, industries);
  const industry = industries.find(({ id }) => id === choice.split(kindMark)[0]);
  const website = useStore($website);
  useEffect(() => {
    readIndustry();
    readWebsiteData();
  }, []);
  if (link)
    return (
      <div className="wrap min-h-[60vh] pt-5 pb-part">
        <SharedHead definition={definition} />
        {sharedView ? (
          <Later part={sharedView} props={{ link, definition, site, industries, providersUrl, visit }} />
        ) : (
          <SharedWaiting />
        )}
      </div>
    );
  return (
    <WizardFrame
      definition={definition}
      stores={stores}
      visit={visit}
      other={other}
      whom={choiceInWords(choice && named, industries)}
      firstStepExtra={
        <AdvancedOptions
          defaultUrl={website?.url ?? solutionsUrl}
          agency={{ name: site.name, url: solutionsUrl }}
          industries={industries}
        />
      }
      lastSteps={
        <Later
          part={lastSteps}
          props={{ definition, stores, visit, site, industry, arrived: choice, website, providersUrl }}
        />
      }
    />
  );
}
