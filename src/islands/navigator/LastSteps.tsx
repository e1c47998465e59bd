import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { WizardDefinition } from '#domain/content/wizard';
import { geographyOf } from '#domain/obligations/jurisdictions';
import { recommend, type VisitorIndustry } from '#domain/recommendation/recommend';
import { explained } from '#domain/recommendation/explanation';
import { reportFileName, textReport } from '#domain/recommendation/report';
import { situationOf } from '#domain/recommendation/situation';
import type { WebsiteData } from '#domain/website/scraped';
import { AdviceWaiting, useAdvice } from '#islands/wizard/AdviceWaiting';
import { CheckPlace } from '#islands/wizard/CheckPlace';
import { Results } from '#islands/navigator/Results';
import { Later, useLaterPart } from '#islands/wizard/Later';
import { SubmissionNews } from '#islands/wizard/SubmissionNews';
import type { Visit, WizardStores } from '#islands/wizard/useVisit';
import { WizardContact } from '#islands/wizard/WizardContact';
import type { WizardIslandProps } from '#islands/wizard/WizardFrame';
import { $industryChoice, chooseIndustry, forgetCheck, readIndustryChoice } from '#stores/check';
import { saveTextFile } from '#stores/files';
import { startOver } from '#stores/navigator';

type Props = {
  definition: WizardDefinition;
  stores: WizardStores;
  visit: Visit;
  site: WizardIslandProps['site'];
  /** The industry page that the visitor came from. */
  industry: VisitorIndustry | undefined;
  /** The scraped page, if there is one. */
  website: WebsiteData | null;
  providersUrl: string;
};

const loadObligations = () => import('#islands/navigator/ObligationMap');

/** The Navigator's contact step and results, in a script of their own: nobody needs it on the first step. */
export default function LastSteps(props: Props) {
  const { definition, stores, visit, site, industry, website, providersUrl } = props;
  const { answers } = visit.state;
  const advice = useAdvice();
  const onResults = visit.step.kind === 'results';
  const explanation = useMemo(() => {
    if (!onResults || !advice) return null;
    const recommendations = recommend(definition, answers, advice, website?.solutions, industry);
    return explained(definition, answers, recommendations, advice);
  }, [onResults, definition, answers, advice, website, industry]);
  const obligations = useLaterPart(loadObligations, onResults);
  const choice = useStore($industryChoice);
  useEffect(readIndustryChoice, []);
  if (!onResults)
    return <WizardContact definition={definition} stores={stores} visit={visit} site={site} industry={industry?.id} />;
  if (!advice || !explanation) return <AdviceWaiting />;
  const situation = situationOf(definition, answers, industry);
  return (
    <CheckPlace
      visit={visit}
      siteName={site.name}
      definition={definition}
      answers={answers}
      advice={advice}
      choice={choice ?? industry?.id}
    >
      <Results
        step={visit.step}
        explanation={explanation}
        advice={{ providers: advice.providers, version: advice.version }}
        situation={situation}
        bookingUrl={site.bookingUrl}
        disclosure={site.disclosure}
        heading={visit.heading}
        notice={<SubmissionNews definition={definition} stores={stores} visit={visit} email={site.email} />}
        obligations={
          <Later
            part={obligations}
            props={{
              industries: advice.industries,
              rules: advice.rules,
              geography: geographyOf(answers['geography']?.[0]),
              initial: choice ?? industry?.id,
              onChoose: chooseIndustry,
            }}
          />
        }
        onDownload={() => {
          const contact = { ...site, providersUrl };
          const report = textReport(definition.title, situation, explanation, advice, contact, new Date());
          saveTextFile(reportFileName, report);
        }}
        onBack={stores.wizard.back}
        onRestart={() => {
          forgetCheck();
          startOver();
        }}
      />
    </CheckPlace>
  );
}
