import { type ReactNode, type RefObject, useMemo } from 'react';
import type { Settings } from '#domain/check/settings';
import type { Step, WizardDefinition } from '#domain/content/wizard';
import { geographyOf } from '#domain/obligations/jurisdictions';
import type { Advice } from '#domain/recommendation/advice';
import { explained } from '#domain/recommendation/explanation';
import { recommend, type VisitorIndustry } from '#domain/recommendation/recommend';
import { reportFileName, textReport } from '#domain/recommendation/report';
import { situationOf } from '#domain/recommendation/situation';
import type { WebsiteData } from '#domain/website/scraped';
import type { Answers } from '#domain/wizard/answers';
import { Results } from '#islands/navigator/Results';
import { TakeToCommittee } from '#islands/navigator/TakeToCommittee';
import { Later, type LaterPart, useLaterPart } from '#islands/wizard/Later';
import type { WizardIslandProps } from '#islands/wizard/WizardFrame';
import { saveTextFile } from '#stores/files';

type Props = {
  definition: WizardDefinition;
  step: Step;
  heading: RefObject<HTMLHeadingElement | null>;
  answers: Answers;
  advice: Advice;
  industry: VisitorIndustry | undefined;
  /** The industry whose obligations show, with a kind of it or without (`healthcare:hospital`); empty for none. */
  choice: string;
  onChoose: (choice: string) => void;
  /** What is set for the criteria; null where nothing is. */
  settings: Settings | null;
  /** The scraped page, if there is one. */
  website: WebsiteData | null;
  site: WizardIslandProps['site'];
  providersUrl: string;
  /** What became of the visitor's details. */
  notice: ReactNode;
  /** The way to the check, where there is one. */
  check: ReactNode;
  /** The ways on from here. */
  nav: ReactNode;
};

const loadObligations = () => import('#islands/navigator/ObligationMap');
const loadSendToColleague = () => import('#islands/navigator/SendToColleague');
const loadRequirements = () => import('#islands/navigator/RequirementsRow');

/** The results for these answers, whether they are the visitor's own or those of a shared link. */
export function NavigatorResults(props: Props) {
  const { definition, step, heading, answers, advice, industry, choice, onChoose, settings, website } = props;
  const { site, providersUrl, notice, check, nav } = props;
  const explanation = useMemo(() => {
    const recommendations = recommend(definition, answers, advice, website?.solutions, industry);
    return explained(definition, answers, recommendations, advice);
  }, [advice, definition, answers, website, industry]);
  const obligations = useLaterPart(loadObligations, true);
  const sendToColleague = useLaterPart(loadSendToColleague, true);
  const requirements = useLaterPart(loadRequirements, true);
  const situation = situationOf(definition, answers, industry);
  return (
    <Results
      step={step}
      explanation={explanation}
      advice={{ providers: advice.providers, version: advice.version }}
      situation={situation}
      bookingUrl={site.bookingUrl}
      disclosure={site.disclosure}
      heading={heading}
      notice={notice}
      obligations={
        <Later
          part={obligations}
          props={{
            industries: advice.industries,
            rules: advice.rules,
            geography: geographyOf(answers['geography']?.[0]),
            initial: choice,
            onChoose,
          }}
        />
      }
      onDownload={() => {
        const contact = { ...site, providersUrl };
        const report = textReport(definition.title, situation, explanation, advice, contact, new Date());
        saveTextFile(reportFileName, report);
      }}
      committee={
        <TakeToCommittee>
          {check}
          <LaterRow
            part={sendToColleague}
            props={{
              definition,
              answers,
              industry: choice || null,
              settings,
              catalogueVersion: advice.version,
              isLive: explanation.recommendations.source === 'live-data',
            }}
          />
          <LaterRow part={requirements} props={{ definition, answers, advice, choice, settings }} />
        </TakeToCommittee>
      }
      nav={nav}
    />
  );
}

/** A row that is fetched: until it is there, what is said of it stands in a list item too. */
function LaterRow<P extends object>({ part, props }: { part: LaterPart<P>; props: P }) {
  const row = <Later part={part} props={props} />;
  return part === null || part === 'failed' ? <li>{row}</li> : row;
}
