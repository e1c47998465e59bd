import { type ReactNode, type RefObject, useMemo } from 'react';
import type { Step, WizardDefinition } from '#domain/content/wizard';
import { openNeeds, partlyMetNeeds } from '#domain/recommendation/needs';
import { nearestCategories, recommend } from '#domain/recommendation/recommend';
import type { Advice } from '#domain/recommendation/advice';
import { type Explanation, explained } from '#domain/recommendation/explanation';
import { toSettle } from '#domain/recommendation/sheet/firm-sentence';
import { startWith } from '#domain/recommendation/sheet/words';
import { questionsAsText } from '#domain/check/vendors';
import { type TeamCaution, teamCaution, withTeam } from '#domain/recommendation/team-caution';
import type { Submission } from '#domain/lead/submission';
import type { Answers } from '#domain/wizard/answers';
import { ResultSheet, type SheetVerdict } from '#islands/navigator/ResultSheet';
import { NearestProducts } from '#islands/needs-assessment/NearestProducts';
import { CheckAnswers } from '#islands/wizard/CheckAnswers';
import { LastStepNav } from '#islands/wizard/LastStepNav';
import { Later, useLaterPart } from '#islands/wizard/Later';
import { StepHeading } from '#islands/wizard/StepHeading';
import { TextToCopy } from '#islands/TextToCopy';
import { ButtonLink } from '#components/Button.tsx';
import * as words from '#islands/needs-assessment/words';
import './Closing.css';

type Props = {
  definition: WizardDefinition;
  step: Step;
  answers: Answers;
  advice: Advice;
  bookingUrl: string;
  disclosure: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The outcome of the visitor's details. */
  notice: ReactNode;
  onChange: (step: string) => void;
  submission: Submission | null;
  onBack: () => void;
  onRestart: () => void;
};

const loadRows = async () => {
  const { AssessmentRows, styleSheet } = await import('#islands/navigator/ResultActions');
  return { default: AssessmentRows, styleSheet };
};

/** The closing page: the recommendations or where to look without any, what happens next, the documents, and the answers. */
export function Closing(props: Props) {
  const { definition, step, answers, advice, bookingUrl, disclosure } = props;
  const { heading, notice, submission, onChange, onBack, onRestart } = props;
  const texts = step.closing;
  const rows = useLaterPart(loadRows, true);
  const categories = nearestCategories(definition, answers);
  const isRanked = categories.length === 0;
  const ranked = useMemo(() => {
    if (!isRanked) return null;
    const recommendations = recommend(definition, answers, advice);
    const caution = teamCaution(definition, answers, recommendations);
    const explanation = explained(definition, answers, recommendations, advice);
    const sheet = withTeam(explanation.sheet, caution, recommendations, advice);
    return { explanation: { ...explanation, sheet }, caution };
  }, [isRanked, definition, answers, advice]);
  const lines = ranked && verdictOf(ranked, advice);
  const call = (
    <ButtonLink look={lines?.toAsk ? 'secondary' : 'primary'} icon="external" newTab href={bookingUrl}>
      {words.scheduleCall}
    </ButtonLink>
  );
  return (
    <div className="results-sheet mt-6 grid gap-6 lg:mt-8 [&>*+*+*]:mt-4 lg:[&>*+*+*]:mt-8">
      <header>
        <StepHeading step={step} heading={heading} size={ranked ? 'text-xl' : 'text-3xl leading-tight'} />
        {!ranked && <p className="mt-2 text-ink-2">{texts?.lede}</p>}
      </header>
      {notice}
      {ranked && lines ? (
        <section aria-labelledby="fitting">
          <h3 id="fitting" className="sr-only">
            {words.recommendations}
          </h3>
          <ResultSheet
            explanation={ranked.explanation}
            providers={advice.providers}
            version={advice.version}
            disclosure={disclosure}
            verdict={lines.verdict}
            actions={
              <>
                {lines.toAsk && (
                  <TextToCopy
                    className=""
                    text={lines.toAsk}
                    label={words.copyQuestions(lines.asked)}
                    byHand={words.copyByHand}
                  />
                )}
                {call}
                {!lines.toAsk && (
                  <ButtonLink look="secondary" icon="arrow" href="#next-steps">
                    {words.seeNextSteps}
                  </ButtonLink>
                )}
              </>
            }
          />
        </section>
      ) : (
        <NearestProducts
          definition={definition}
          answers={answers}
          advice={advice}
          categories={categories}
          lede={texts?.noRecommendations}
        />
      )}
      {!isRanked && <p className="disclosure -mt-6 max-w-measure note">{disclosure}</p>}
      <section
        className="grid gap-x-12 gap-y-4 lg:grid-cols-[15rem_1fr] lg:grid-rows-[auto_1fr]"
        aria-labelledby="if-you-book"
      >
        <h3 id="if-you-book" className="text-xl">
          {words.ifYouBook}
        </h3>
        <ol className="happens-next gap-x-8 lg:row-span-2 lg:grid lg:grid-cols-3">
          {texts?.happensNext.map((sentence) => (
            <li key={sentence} className="flex border-t border-rule py-3.5 text-ink-2">
              {sentence}
            </li>
          ))}
        </ol>
        {!ranked && <p className="print:hidden">{call}</p>}
      </section>
      <Later part={rows} props={{ definition, answers, advice, isRanked }} />
      <CheckAnswers
        wizard={definition}
        answers={answers}
        busy={false}
        heading={words.yourAnswers}
        size="text-xl"
        withEffects
        onChange={onChange}
      />
      <LastStepNav submission={submission} onBack={onBack} onRestart={onRestart} />
    </div>
  );
}

type Ranked = { explanation: Explanation; caution: TeamCaution | null };

/**
 * The lines that begin the sheet, and what to ask the vendor of the first before all else, in so many questions; empty
 * where nothing is open.
 */
type Lines = { verdict: SheetVerdict; toAsk: string; asked: number };

/**
 * Returns the three lines that begin the sheet. Without a security team, a service that comes with one is first, and the
 * pick that the needs put first follows with what it lacks.
 */
function verdictOf({ explanation, caution }: Ranked, advice: Advice): Lines {
  const { sheet } = explanation;
  const next = { title: words.talkItThrough, children: <p>{words.nextNote}</p> };
  if (!caution) return { verdict: { next }, toAsk: '', asked: 0 };
  const [service, ...others] = caution.isForFirst ? caution.services : [];
  const decide = { ...next, title: words.decideWho };
  if (!service) {
    const says = `${words.nobodyYet} ${words.services(namesOf(caution.services))}`;
    const verdict = {
      first: { title: sheet.first.title, children: <p>{caution.says}</p> },
      open: { title: words.whoWatches, isWarning: true, children: <p>{says}</p> },
      next: decide,
    };
    return { verdict, toAsk: '', asked: 0 };
  }
  const { open } = toSettle({ top: [service], whose: 'your' });
  const unconfirmed = openNeeds(service.needs).map(({ label }) => label);
  // Those of whom the same is not confirmed.
  const alike = [service, ...others].filter(({ needs }) => {
    const open = openNeeds(needs).map(({ label }) => label);
    return unconfirmed.every((label) => open.includes(label));
  });
  const ofNone = others.length > 0 && alike.length > others.length;
  const knownOf = ({ solution }: typeof service) => solution.known ?? 0;
  const areLessKnown = others.every((each) => knownOf(each) < knownOf(service));
  const { id, name, provider } = service.solution;
  const questions = openNeeds(service.needs).flatMap(({ need }, at) => {
    const criterion = advice.needs.find((each) => each.id === need)?.criterion;
    return criterion ? [{ candidate: id, criterion, number: at + 1 }] : [];
  });
  const areSeveral = questions.length > 0 && alike.length > 1;
  const whom = words.everyone(
    alike.map(({ solution }) => solution.provider),
    ofNone,
  );
  const ask = areSeveral
    ? words.askTheSame(questions.length, whom, ofNone)
    : questions.length > 0 && words.askInWriting(provider);
  const verdict = {
    first: {
      title: unconfirmed.length > 0 ? words.askFirst(provider, unconfirmed, ofNone, whom) : startWith(name),
      children: (
        <p>
          {words.bringsTheTeam(name)} {caution.says} {words.servicesToo(namesOf(others), areLessKnown)}
        </p>
      ),
    },
    open: {
      title:
        areSeveral && partlyMetNeeds(service.needs).length === 0
          ? words.answersFromEach(unconfirmed.length, whom, ofNone)
          : open.title,
      children: open.text && <p>{open.text}</p>,
    },
    next: ask ? { title: ask, children: !areSeveral && <p>{words.orTalk}</p> } : decide,
  };
  const text = questionsAsText(
    [{ vendor: areSeveral ? '' : provider, questions }],
    [{ id, name, solution: service.solution }],
    advice.criteria,
  );
  return { verdict, asked: questions.length, toAsk: questions.length > 0 ? text : '' };
}

function namesOf(ranked: TeamCaution['services']): string[] {
  return ranked.map(({ solution }) => solution.name);
}
