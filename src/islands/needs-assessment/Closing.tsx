import { type ReactNode, type RefObject, useMemo } from 'react';
import type { Step, WizardDefinition } from '#domain/content/wizard';
import { nearestCategories, recommend } from '#domain/recommendation/recommend';
import type { Advice } from '#domain/recommendation/advice';
import { explained } from '#domain/recommendation/explanation';
import type { Submission } from '#domain/lead/submission';
import type { Answers } from '#domain/wizard/answers';
import { ResultSheet } from '#islands/navigator/ResultSheet';
import { NearestProducts } from '#islands/needs-assessment/NearestProducts';
import { CheckAnswers } from '#islands/wizard/CheckAnswers';
import { LastStepNav } from '#islands/wizard/LastStepNav';
import { Later, useLaterPart } from '#islands/wizard/Later';
import { StepHeading } from '#islands/wizard/StepHeading';
import { ButtonLink } from '#components/Button.tsx';
import * as words from '#islands/needs-assessment/words';
import './Closing.css';
import '../navigator/Results.print.css';

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

const loadRows = async () => ({ default: (await import('#islands/navigator/ResultActions')).AssessmentRows });

/** The closing page: the answers, what happens next, the recommendations or where to look without any, and the documents. */
export function Closing(props: Props) {
  const { definition, step, answers, advice, bookingUrl, disclosure } = props;
  const { heading, notice, submission, onChange, onBack, onRestart } = props;
  const texts = step.closing;
  const rows = useLaterPart(loadRows, true);
  const categories = nearestCategories(definition, answers);
  const isRanked = categories.length === 0;
  return (
    <div className="results-sheet mt-6 grid gap-10 lg:mt-8 lg:gap-14">
      <header>
        <StepHeading step={step} heading={heading} size="text-3xl leading-tight" />
        <p className="mt-2 text-ink-2">{texts?.lede}</p>
      </header>
      {notice}
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[7.4fr_4.6fr] lg:gap-18">
        <CheckAnswers
          wizard={definition}
          answers={answers}
          busy={false}
          heading={words.yourAnswers}
          size="text-xl"
          withEffects
          onChange={onChange}
        />
        <section className="self-start" aria-labelledby="happens-next">
          <h3 id="happens-next">{words.whatHappensNext}</h3>
          <ol className="happens-next mt-3 mb-7">
            {texts?.happensNext.map((sentence) => (
              <li key={sentence} className="flex border-t border-rule py-3.5 text-ink-2">
                {sentence}
              </li>
            ))}
          </ol>
          <p className="print:hidden">
            <ButtonLink icon="external" newTab href={bookingUrl}>
              {words.scheduleCall}
            </ButtonLink>
          </p>
        </section>
      </div>
      {isRanked ? (
        <Fitting definition={definition} answers={answers} advice={advice} disclosure={disclosure} />
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
      <Later part={rows} props={{ definition, answers, advice, isRanked }} />
      <LastStepNav submission={submission} onBack={onBack} onRestart={onRestart} />
    </div>
  );
}

type FittingProps = Pick<Props, 'definition' | 'answers' | 'advice' | 'disclosure'>;

/** The recommendations, explained. */
function Fitting({ definition, answers, advice, disclosure }: FittingProps) {
  const explanation = useMemo(
    () => explained(definition, answers, recommend(definition, answers, advice), advice),
    [definition, answers, advice],
  );
  return (
    <section className="grid gap-10 lg:gap-14" aria-labelledby="fitting">
      <h3 id="fitting" className="sr-only">
        {words.recommendations}
      </h3>
      <ResultSheet
        explanation={explanation}
        providers={advice.providers}
        version={advice.version}
        disclosure={disclosure}
      />
    </section>
  );
}
