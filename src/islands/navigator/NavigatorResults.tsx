import { type ComponentProps, type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import type { Settings } from '#domain/check/settings';
import { compareAddress } from '#domain/compare/address';
import type { Step } from '#domain/content/wizard';
import { kindMark } from '#domain/obligations/choice';
import { choiceInWords } from '#domain/obligations/choice-in-words';
import { statedIn } from '#domain/obligations/situation';
import { catalogued } from '#domain/recommendation/catalogued';
import { explained } from '#domain/recommendation/explanation';
import type { RankedAnswers } from '#domain/recommendation/ranked-answers';
import { recommend, type VisitorIndustry } from '#domain/recommendation/recommend';
import { priorityPicks } from '#domain/recommendation/sheet/firm-sentence';
import { firstOnSheet, type SheetColumn } from '#domain/recommendation/sheet/sheet';
import { situationOf } from '#domain/recommendation/situation';
import { pageName, type WebsiteData } from '#domain/website/scraped';
import { AnswersLine } from '#islands/navigator/AnswersLine';
import { Results } from '#islands/navigator/Results';
import { Later, type LaterPart, useLaterPart } from '#islands/wizard/Later';
import type { WizardIslandProps } from '#islands/wizard/WizardFrame';
import { Fold } from '#islands/navigator/Fold';
import type SecondReading from '#islands/navigator/SecondReading';
import { AdviceLinks } from '#components/AdviceLinks.tsx';
import { ButtonLink } from '#components/Button.tsx';
import * as words from '#islands/navigator/words';
import { keptComparison } from '#stores/kept-comparison';
import { prepareReport, saveReport } from '#stores/report';

type Props = RankedAnswers & {
  step: Step;
  heading: RefObject<HTMLHeadingElement | null>;
  industry: VisitorIndustry | undefined;
  /** Called when another industry is chosen, whose obligations are then shown. */
  onChoose: (choice: string) => void;
  /** The weights set for the criteria; null if none are set. */
  settings: Settings | null;
  /** The scraped page, if there is one. */
  website: WebsiteData | null;
  site: WizardIslandProps['site'];
  /** The calendar for whoever looks at the results; the site's own stands in the report, which others may read. */
  bookingUrl?: string;
  providersUrl: string;
  /** The outcome of the visitor's details; null for those of a link. */
  notice: ReactNode;
  /** What stands above the results of a link: it is given the answers' line and the solutions shown first. */
  noticeOfLink?: (answers: ReactNode, shown: readonly SheetColumn[]) => ReactNode;
  /** The ids of the solutions that a shared link compares; null for the visitor's own results. */
  compared: readonly string[] | null;
  /** What whoever opens a shared link does next: it comes before the other actions. */
  use?: ReactNode;
  /** The check of a shared link, in place of the second reading. The visitor's own check has its own place. */
  check?: ReactNode;
  /** The second reading, where there is no check of a shared link. */
  reading?: LaterPart<ComponentProps<typeof SecondReading>>;
  /** What is open by the criteria of a shared link. */
  openByTheirs?: ReactNode;
  /** What a shared link compares. */
  comparison?: ReactNode;
  /** The links and buttons that lead on. */
  nav: ReactNode;
};

const loadObligations = () => import('#islands/navigator/Obligations');
const loadActions = () => import('#islands/navigator/ResultActions');

/** The results for a set of answers: the visitor's own, or those of a shared link. */
export function NavigatorResults(props: Props) {
  const { definition, step, heading, answers, advice, industry, choice, onChoose, settings, website } = props;
  const { site, bookingUrl = site.bookingUrl, providersUrl, notice, noticeOfLink, compared, use, check, nav } = props;
  const { comparison, reading = null, openByTheirs } = props;
  const isOwn = compared === null;
  const whose = isOwn ? 'your' : 'their';
  const found = useMemo(
    () => website?.solutions.map((solution) => catalogued(solution, advice.solutions)),
    [advice, website],
  );
  const explanation = useMemo(() => {
    const recommendations = recommend(definition, answers, advice, found, industry);
    return explained(definition, answers, recommendations, advice, whose);
  }, [advice, definition, answers, found, industry, whose]);
  const { source, top } = explanation.recommendations;
  const isLive = source === 'live-data';
  const isPickAbove = priorityPicks(explanation.recommendations).length > 0;
  const obligations = useLaterPart(loadObligations, true);
  const actions = useLaterPart(loadActions, true);
  // Points across all layers do not help whoever has not chosen one.
  const hasReading = !isLive && !isPickAbove;
  const [reportFailed, setReportFailed] = useState(false);
  useEffect(prepareReport, []);
  // The choice may be of another industry than the one that the visitor came from.
  const chosen =
    industry && choice.startsWith(industry.id + kindMark) ? choiceInWords(choice, advice.industries) : null;
  const situation = [
    ...situationOf(definition, answers, industry, chosen),
    ...(website && isLive ? [{ label: words.websiteRead, value: pageName(website), several: false }] : []),
  ];
  const ranked = { definition, answers, advice, choice };
  // A link does not hold what was read on a page.
  const shown = isLive ? [] : firstOnSheet(explanation.sheet);
  const change = isOwn ? `#${definition.steps[0]?.id}` : null;
  const answersLine = <AnswersLine lines={situation} areTheirs={!isOwn} change={change} compared={comparison} />;
  const rules = {
    industries: advice.industries,
    rules: advice.rules,
    stated: statedIn(answers),
    initial: choice,
    onChoose,
  };
  const read = { ...ranked, settings, check: isOwn ? '#check' : null };
  const addresses = {
    results: `#${step.id}`,
    criteria: '#check',
    // A comparison that the visitor put together is not replaced.
    ...(!isLive && keptComparison(advice.solutions).length === 0
      ? { compare: compareAddress(top.map(({ solution }) => solution.id)) }
      : {}),
  };
  return (
    <Results
      step={isOwn ? step : { ...step, heading: explanation.sheet.first.title }}
      explanation={explanation}
      advice={{ providers: advice.providers, version: advice.version }}
      isOwn={isOwn}
      answers={noticeOfLink ? noticeOfLink(answersLine, shown) : answersLine}
      tools={isOwn && <AdviceLinks current="results" addresses={addresses} />}
      bookingUrl={bookingUrl}
      disclosure={site.disclosure}
      heading={heading}
      notice={notice}
      actions={
        <>
          {use}
          {isOwn && isPickAbove && (
            <ButtonLink href={`#${definition.steps[1]?.id}`}>{words.chooseChallenge}</ButtonLink>
          )}
          <Later
            part={actions}
            props={{
              ...ranked,
              settings,
              compared,
              shown: shown.map(({ id }) => id),
              isLive,
              isFirst: isOwn && !isPickAbove,
            }}
          />
          {isOwn && !isPickAbove && (
            <ButtonLink look="secondary" icon="external" newTab href={bookingUrl}>
              {words.scheduleCall}
            </ButtonLink>
          )}
        </>
      }
      reading={
        check ? (
          <section className="sheet-reading" aria-labelledby="shared-check">
            {check}
          </section>
        ) : (
          hasReading && (
            <section className="sheet-reading" aria-label={words.secondReading}>
              <Later part={reading} props={{ as: 'whole' as const, ...read }} />
            </section>
          )
        )
      }
      openByCriteria={
        openByTheirs ?? (hasReading && reading && reading !== 'failed' && <reading.default as="open" {...read} />)
      }
      obligations={
        <Fold
          id="your-obligations"
          title={words.obligationsOf[whose]}
          line={obligations && obligations !== 'failed' && <obligations.default as="line" {...rules} />}
        >
          <Later part={obligations} props={{ as: 'map', ...rules }} />
        </Fold>
      }
      onDownload={() => {
        const contact = { ...site, providersUrl };
        saveReport(definition.title, situation, explanation, advice, contact, new Date()).catch(() =>
          setReportFailed(true),
        );
      }}
      nav={
        <>
          {reportFailed && <Later part="failed" props={{}} />}
          {nav}
        </>
      }
    />
  );
}
