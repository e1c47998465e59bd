import type { ComponentProps, ReactNode } from 'react';
import type { Explanation } from '#domain/recommendation/explanation';
import type { Whose } from '#domain/recommendation/sheet/words';
import { whyThese } from '#domain/recommendation/words';
import { calendarDay, dayInWords } from '#domain/text/days';
import { AdditionalSolutions } from '#islands/navigator/AdditionalSolutions';
import { CheckFirst } from '#islands/navigator/CheckFirst';
import { Fold } from '#islands/navigator/Fold';
import { RecommendedStack } from '#islands/navigator/RecommendedStack';
import { WhyThese } from '#islands/navigator/WhyThese';
import { Icon } from '#components/Icon.tsx';
import { Matrix } from '#components/sheet/Matrix.tsx';
import { Verdict } from '#components/Verdict.tsx';
import * as words from '#islands/navigator/words';
import './ResultSheet.css';

/** Lines in place of those of the sheet. */
export type SheetVerdict = Partial<Omit<ComponentProps<typeof Verdict>, 'className'>>;

type Props = {
  explanation: Explanation;
  /** How many providers the directory lists in each layer. */
  providers: Readonly<Record<string, number>>;
  /** The version of the catalogue that was ranked. */
  version: string;
  /** What to do with the results: the action that takes the next step, then the others. */
  actions?: ReactNode;
  /** The ranking by the visitor's criteria, in one sentence. */
  reading?: ReactNode;
  /** The section on the rules that bind the visitor. */
  obligations?: ReactNode;
  disclosure: string;
  whose?: Whose;
  /** What is open by the criteria of the visitor, or of a link. */
  openByCriteria?: ReactNode;
  /** In place of the sheet's own words in the three lines that begin it. */
  verdict?: SheetVerdict;
};

/** The decision on one sheet: the sentence, the matrix, the stack beside it, and what proves them in folded sections. */
export function ResultSheet(props: Props) {
  const {
    explanation,
    providers,
    version,
    actions,
    reading,
    obligations,
    disclosure,
    whose = 'your',
    verdict,
    openByCriteria,
  } = props;
  const { recommendations, sheet, lines, shared, top, additional } = explanation;
  const { first, open, next: step } = verdict ?? {};
  const next = sheet.columns.find(({ place, isLead }) => place === null && !isLead);
  return (
    <div className="sheet">
      <Verdict
        className="sheet-firm"
        first={{
          title: first?.title ?? sheet.first.title,
          children: first?.children ?? (sheet.first.text && <p>{sheet.first.text}</p>),
        }}
        open={
          open ?? {
            title: sheet.open.title,
            children: (
              <>
                {sheet.open.text && <p>{sheet.open.text}</p>}
                {openByCriteria}
              </>
            ),
          }
        }
        next={{
          title: step?.title ?? sheet.next,
          children: (
            <>
              {step?.children}
              {actions && <div className="verdict-actions">{actions}</div>}
            </>
          ),
        }}
      />
      <div className="sheet-answer">
        <div className="sheet-matrix">
          <Matrix columns={sheet.columns} rows={sheet.rows} over={sheet.over} />
        </div>
        {(next || sheet.rest) && (
          <p className="sheet-rest">
            {next && <span className="sheet-next">{`${next.badge}: ${next.name}. ${next.count}. `}</span>}
            {sheet.rest}
          </p>
        )}
        <details className="folded-on-phones">
          <summary className="opens-more">
            {words.howRanked}
            <Icon name="chevron" />
          </summary>
          <p className="sheet-note">
            {sheet.note} {words.rankedOn(dayInWords(calendarDay(new Date())))}{' '}
            <span className="whitespace-nowrap">{version}.</span>
          </p>
        </details>
      </div>
      <RecommendedStack
        recommendations={recommendations}
        lead={sheet.columns.find(({ isLead }) => isLead)?.id}
        providers={providers}
        whose={whose}
      />
      {reading}
      <div className="sheet-folds">
        <Fold id="why-these-three" title={whyThese(top.length)} line={lines.why}>
          <WhyThese recommendations={recommendations} shared={shared} top={top} />
        </Fold>
        <Fold id="check-before-you-buy" title={words.beforeYouBuy} line={lines.check}>
          <CheckFirst top={top} />
        </Fold>
        {obligations}
        {additional.length > 0 && (
          <Fold id="additional-recommended-solutions" title={words.additional} line={lines.additional}>
            <AdditionalSolutions additional={additional} recommendations={recommendations} rows={sheet.rows} />
            <p className="disclosure mt-4 max-w-measure note">{disclosure}</p>
          </Fold>
        )}
        {additional.length === 0 && <p className="disclosure mt-4 max-w-measure note">{disclosure}</p>}
      </div>
    </div>
  );
}
