import { type ReactNode, type RefObject, useMemo } from 'react';
import type { Step, WizardDefinition } from '#domain/content/wizard';
import { layerOf } from '#domain/layers';
import { categoryCode } from '#domain/providers/query';
import { nearestCategories, recommend } from '#domain/recommendation/recommend';
import type { Solution } from '#domain/recommendation/solution';
import type { Answers } from '#domain/wizard/answers';
import { Recommended } from '#islands/navigator/Recommended';
import { CheckAnswers } from '#islands/wizard/CheckAnswers';
import { LastStepNav } from '#islands/wizard/LastStepNav';
import { Glyph, Icon } from '#components/Icon.tsx';
import { NewTab } from '#components/NewTab.tsx';

type Props = {
  definition: WizardDefinition;
  step: Step;
  answers: Answers;
  solutions: readonly Solution[];
  bookingUrl: string;
  disclosure: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** What became of the visitor's details. */
  notice: ReactNode;
  onChange: (step: string) => void;
  onBack: () => void;
  onRestart: () => void;
};

/** The closing page: what was answered, what happens next, and what fits, or where to look where nothing does yet. */
export function Closing(props: Props) {
  const { definition, step, answers, solutions, bookingUrl, disclosure } = props;
  const { heading, notice, onChange, onBack, onRestart } = props;
  const words = step.closing;
  return (
    <div className="results closing">
      <header>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {step.heading ?? step.title}
          </h2>
          <p className="lede">{words?.lede}</p>
        </div>
      </header>
      {notice}
      <div className="closing-grid">
        <CheckAnswers wizard={definition} answers={answers} busy={false} heading="Your answers" onChange={onChange} />
        <section className="happens-next" aria-labelledby="happens-next">
          <h3 id="happens-next">What happens next</h3>
          <ol>
            {words?.happensNext.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
          <p>
            <a className="button primary" href={bookingUrl} target="_blank" rel="noopener noreferrer">
              Schedule Call <Icon name="external" />
              <NewTab />
            </a>
          </p>
        </section>
      </div>
      <Fitting definition={definition} answers={answers} solutions={solutions} otherwise={words?.noRecommendations} />
      <p className="note disclosure">{disclosure}</p>
      <LastStepNav onBack={onBack} onRestart={onRestart} />
    </div>
  );
}

type FittingProps = Pick<Props, 'definition' | 'answers' | 'solutions'> & { otherwise: string | undefined };

/** The recommendations, or the provider categories nearest to an area without any. */
function Fitting({ definition, answers, solutions, otherwise }: FittingProps) {
  const categories = nearestCategories(definition, answers);
  const recommendations = useMemo(() => recommend(definition, answers, solutions), [definition, answers, solutions]);
  if (categories.length > 0)
    return (
      <section aria-labelledby="nearest">
        <h3 id="nearest">Where to look until then</h3>
        <p className="lede">{otherwise}</p>
        <ul className="nearest">
          {categories.map((category) => (
            <li key={category}>
              <a href={`/providers?category=${categoryCode(category)}`}>
                <Glyph layer={layerOf(category).key} />
                <span>
                  {category}
                  <span className="sr-only"> providers</span>
                </span>
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <section aria-labelledby="fitting">
      <h3 id="fitting" className="sr-only">
        Recommendations that fit your answers
      </h3>
      <Recommended recommendations={recommendations} />
    </section>
  );
}
