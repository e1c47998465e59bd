import { type ReactNode, type RefObject, useMemo } from 'react';
import type { Step, WizardDefinition } from '#domain/content/wizard';
import { recommend, type VisitorIndustry } from '#domain/recommendation/recommend';
import { reportFileName, textReport } from '#domain/recommendation/report';
import type { WebsiteData } from '#domain/website/scraped';
import type { Answers } from '#domain/wizard/answers';
import { PrintedAnswers } from '#islands/navigator/PrintedAnswers';
import { Results } from '#islands/navigator/Results';
import { SendToColleague } from '#islands/navigator/SendToColleague';
import { AdviceWaiting, useAdvice } from '#islands/wizard/AdviceWaiting';
import type { WizardIslandProps } from '#islands/wizard/WizardFrame';
import { saveTextFile } from '#stores/files';

type Props = {
  definition: WizardDefinition;
  step: Step;
  heading: RefObject<HTMLHeadingElement | null>;
  answers: Answers;
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

/** The results for these answers, whether they are the visitor's own or those of a shared link. */
export function NavigatorResults(props: Props) {
  const { definition, step, heading, answers, industry, website, site, providersUrl, notice, nav } = props;
  const advice = useAdvice();
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
        <SendToColleague
          definition={definition}
          answers={answers}
          industry={industry?.id ?? null}
          catalogueVersion={advice.version}
          isLive={recommendations.source === 'live-data'}
        />
      }
      nav={nav}
    />
  );
}
