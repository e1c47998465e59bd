import { type ReactNode, type RefObject, useMemo } from 'react';
import type { Step, WizardDefinition } from '#domain/content/wizard';
import type { Advice } from '#domain/recommendation/advice';
import { recommend, type VisitorIndustry } from '#domain/recommendation/recommend';
import { reportFileName, textReport } from '#domain/recommendation/report';
import type { WebsiteData } from '#domain/website/scraped';
import type { Answers } from '#domain/wizard/answers';
import { PrintedAnswers } from '#islands/navigator/PrintedAnswers';
import { Results } from '#islands/navigator/Results';
import { AdviceWaiting } from '#islands/wizard/AdviceWaiting';
import { Later, useLaterPart } from '#islands/wizard/Later';
import type { WizardIslandProps } from '#islands/wizard/WizardFrame';
import { saveTextFile } from '#stores/files';

type Props = {
  definition: WizardDefinition;
  step: Step;
  heading: RefObject<HTMLHeadingElement | null>;
  answers: Answers;
  /** What they are ranked from; null until it is there. */
  advice: Advice | null;
  industry: VisitorIndustry | undefined;
  /** The scraped page, if there is one. */
  website: WebsiteData | null;
  site: WizardIslandProps['site'];
  providersUrl: string;
  /** What became of the visitor's details. */
  notice: ReactNode;
  /** The ways on from here. */
  nav: ReactNode;
};

const loadSendToColleague = () => import('#islands/navigator/SendToColleague');

/** The results for these answers, whether they are the visitor's own or those of a shared link. */
export function NavigatorResults(props: Props) {
  const { definition, step, heading, answers, advice, industry, website, site, providersUrl, notice, nav } = props;
  const sendToColleague = useLaterPart(loadSendToColleague, true);
  const recommendations = useMemo(
    () => advice && recommend(definition, answers, advice, website?.solutions, industry),
    [advice, definition, answers, website, industry],
  );
  if (!advice || !recommendations) return <AdviceWaiting />;
  return (
    <Results
      step={step}
      recommendations={recommendations}
      bookingUrl={site.bookingUrl}
      disclosure={site.disclosure}
      heading={heading}
      answers={<PrintedAnswers wizard={definition} answers={answers} />}
      notice={notice}
      onDownload={() => {
        const contact = { ...site, providersUrl };
        saveTextFile(reportFileName, textReport(definition, answers, recommendations, contact, new Date()));
      }}
      share={
        <Later
          part={sendToColleague}
          props={{
            definition,
            answers,
            industry: industry?.id ?? null,
            catalogueVersion: advice.version,
            isLive: recommendations.source === 'live-data',
          }}
        />
      }
      nav={nav}
    />
  );
}
