import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { compareAddress } from '#domain/compare/address';
import type { WizardDefinition } from '#domain/content/wizard';
import { kindMark } from '#domain/obligations/choice';
import type { Advice } from '#domain/recommendation/advice';
import type { VisitorIndustry } from '#domain/recommendation/recommend';
import { openedLink, type OpenedLink } from '#domain/share/decode';
import { knownToLinks } from '#domain/share/known';
import { linkInText } from '#domain/share/link-in-text';
import { dayInWords } from '#domain/text/days';
import { inList } from '#domain/text/words';
import { stepById } from '#domain/wizard/steps';
import { NavigatorResults } from '#islands/navigator/LastSteps';
import { SharedNotice, UseAnswers } from '#islands/navigator/SharedNotice';
import { AdviceWaiting, useAdvice } from '#islands/wizard/AdviceWaiting';
import { Later, useLaterPart } from '#islands/wizard/Later';
import type { Visit } from '#islands/wizard/useVisit';
import type { WizardIslandProps } from '#islands/wizard/WizardFrame';
import { ButtonLink } from '#components/Button.tsx';
import { ErrorNotice } from '#components/Notice.tsx';
import { transferResults } from '#stores/transfer-results';
import { ownVisit, showInAddress } from '#stores/shared-view';
import * as words from '#islands/navigator/words';
import * as common from '#islands/words';

type Props = {
  /** The fragment of the shared link, as it arrived. */
  link: string;
  definition: WizardDefinition;
  site: WizardIslandProps['site'];
  industries: readonly VisitorIndustry[];
  providersUrl: string;
  /** The visitor's own visit, which is closed. */
  visit: Visit;
};

const loadCheck = () => import('#islands/navigator/SharedCheck');
const loadReading = () => import('#islands/navigator/SecondReading');

/** The view of a shared link: the results for its answers, and whose they are. Nothing is stored or sent. */
export default function SharedView({ link, definition, site, industries, providersUrl, visit }: Props) {
  const advice = useAdvice();
  const own = useMemo(() => ownVisit(definition), [definition]);
  const opened = useMemo(
    () => advice && openedLink(link, knownToLinks(definition, advice)),
    [advice, link, definition],
  );
  const whole = useMemo(() => linkInText(link), [link]);
  const heading = useRef<HTMLHeadingElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(null);
  useEffect(() => {
    document.title = `${titleOf(opened)} | ${definition.title} | ${site.name}`;
    if (!opened || shown.current === link) return;
    // Opened from within the page, it takes the focus, as a step does.
    const isFirst = shown.current === null && visit.served;
    shown.current = link;
    if (isFirst) return;
    heading.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
  });
  useEffect(() => {
    showInAddress(whole);
    return whole === null ? undefined : transferResults(whole);
  }, [whole]);
  const back = (look: 'secondary' | 'link') => (
    <ButtonLink look={look} href={`#${own.step}`}>
      {own.hasAnswers ? words.returnToOwn : words.startWithOwn}
    </ButtonLink>
  );
  return (
    <div className="scroll-mt-header" ref={top}>
      {!advice || !opened ? (
        <>
          <h2 className="mt-4 text-2xl">{common.sharedResults}</h2>
          <AdviceWaiting says={common.readingShared} />
        </>
      ) : 'unreadable' in opened ? (
        <ErrorNotice className="mt-10 max-w-176" role="alert">
          <h2 ref={heading} tabIndex={-1} className="text-lg focus-bar">
            {words.notOpened}
          </h2>
          <p>{words.unreadable(opened.unreadable)}</p>
          <p className="mt-2">{back('secondary')}</p>
        </ErrorNotice>
      ) : (
        <Opened
          // The key resets all state, both the choices made in an earlier link's results and what they were computed
          // from.
          key={link}
          link={opened}
          definition={definition}
          advice={advice}
          site={site}
          industries={industries}
          providersUrl={providersUrl}
          hasOwnAnswers={own.hasAnswers}
          heading={heading}
          back={back}
        />
      )}
    </div>
  );
}

/** Returns the title of a link's results: with the day on which it was made, where that is known. */
function titleOf(opened: ReturnType<typeof openedLink> | null): string {
  return opened && !('unreadable' in opened) && opened.made
    ? words.resultsOf(dayInWords(opened.made))
    : common.sharedResults;
}

type OpenedProps = Omit<Props, 'link' | 'visit'> & {
  link: OpenedLink;
  advice: Advice;
  hasOwnAnswers: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The link that returns to the visitor's own answers. */
  back: (look: 'secondary' | 'link') => ReactNode;
};

/** The notice and the results of a shared link, with the industry chosen in them. */
function Opened(props: OpenedProps) {
  const { link, definition, advice, site, industries, providersUrl, hasOwnAnswers, heading, back } = props;
  const [choice, setChoice] = useState(link.industry ?? '');
  const settings = link.settings ?? {};
  const hasCheck = Object.keys(settings).length > 0;
  const check = useLaterPart(loadCheck, hasCheck);
  const reading = useLaterPart(loadReading, !hasCheck);
  const ranked = { definition, answers: link.answers, advice, choice };
  return (
    <>
      <NavigatorResults
        {...ranked}
        step={stepById(definition, definition.steps.at(-1)?.id ?? '')}
        heading={heading}
        industry={industries.find(({ id }) => id === link.industry?.split(kindMark)[0])}
        onChoose={setChoice}
        settings={link.settings}
        website={null}
        site={site}
        providersUrl={providersUrl}
        notice={null}
        noticeOfLink={(answers, shown) => (
          <SharedNotice link={link} back={back('link')} answers={answers} shown={shown} solutions={advice.solutions} />
        )}
        comparison={
          link.compared.length > 1 && (
            <>
              {words.senderCompared(
                inList(link.compared.map((id) => advice.solutions.find((each) => each.id === id)?.name ?? id)),
              )}{' '}
              <a className="font-semibold text-lake print:hidden" href={compareAddress(link.compared)}>
                {words.seeComparison}
              </a>
            </>
          )
        }
        use={<UseAnswers definition={definition} link={link} hasOwnAnswers={hasOwnAnswers} />}
        compared={link.compared}
        reading={reading}
        openByTheirs={check && check !== 'failed' && <check.default as="open" {...ranked} settings={settings} />}
        check={
          hasCheck && (
            <Later
              part={check}
              props={{
                as: 'whole',
                ...ranked,
                settings,
                change: <UseAnswers {...{ definition, link, hasOwnAnswers }} label={words.toChangeThem} />,
              }}
            />
          )
        }
        nav={null}
      />
    </>
  );
}
