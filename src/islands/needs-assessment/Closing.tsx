import { type ReactNode, type RefObject, useMemo } from 'react';
import type { Step, WizardDefinition } from '#domain/content/wizard';
import { layerOf } from '#domain/layers';
import { addressCode } from '#domain/text/address-code';
import { nearestCategories, recommend } from '#domain/recommendation/recommend';
import type { Advice } from '#domain/recommendation/advice';
import { explained } from '#domain/recommendation/explanation';
import type { Submission } from '#domain/lead/submission';
import type { Answers } from '#domain/wizard/answers';
import { Recommended } from '#islands/navigator/Recommended';
import { CheckRow, ShareWithCommittee } from '#islands/navigator/ShareWithCommittee';
import { CheckAnswers } from '#islands/wizard/CheckAnswers';
import { LastStepNav } from '#islands/wizard/LastStepNav';
import { StepHeading } from '#islands/wizard/StepHeading';
import { ButtonLink } from '#components/Button.tsx';
import { Glyph, Icon } from '#components/Icon.tsx';
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

/** The closing page: the answers, what happens next, and the recommendations, or where to look if there are none. */
export function Closing(props: Props) {
  const { definition, step, answers, advice, bookingUrl, disclosure } = props;
  const { heading, notice, submission, onChange, onBack, onRestart } = props;
  const texts = step.closing;
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
      <Fitting definition={definition} answers={answers} advice={advice} otherwise={texts?.noRecommendations} />
      <p className="disclosure -mt-6 max-w-measure note">{disclosure}</p>
      {nearestCategories(definition, answers).length === 0 && (
        <ShareWithCommittee>
          <CheckRow />
        </ShareWithCommittee>
      )}
      <LastStepNav submission={submission} onBack={onBack} onRestart={onRestart} />
    </div>
  );
}

type FittingProps = Pick<Props, 'definition' | 'answers' | 'advice'> & { otherwise: string | undefined };

/** The recommendations, or the provider categories nearest to an area without any. */
function Fitting({ definition, answers, advice, otherwise }: FittingProps) {
  const categories = nearestCategories(definition, answers);
  const explanation = useMemo(
    () => explained(definition, answers, recommend(definition, answers, advice), advice),
    [definition, answers, advice],
  );
  if (categories.length > 0)
    return (
      <section aria-labelledby="nearest">
        <h3 id="nearest">{words.whereToLook}</h3>
        <p className="mt-3 lede">{otherwise}</p>
        <ul className="mt-6 max-w-176">
          {categories.map((category) => (
            <li key={category} className="border-t border-rule last:border-b">
              <a
                href={`/providers?category=${addressCode(category)}`}
                className="flex min-h-14.5 items-center gap-4 title text-lg no-underline hover:text-lake"
              >
                <Glyph layer={layerOf(category).key} />
                <span className="flex-1">
                  {category}
                  <span className="sr-only"> {words.providers}</span>
                </span>
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <section className="grid gap-10 lg:gap-14" aria-labelledby="fitting">
      <h3 id="fitting" className="sr-only">
        {words.recommendations}
      </h3>
      <Recommended explanation={explanation} providers={advice.providers} version={advice.version} />
    </section>
  );
}
