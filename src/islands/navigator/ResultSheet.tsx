import type { ReactNode } from 'react';
import type { Explanation } from '#domain/recommendation/explanation';
import type { Whose } from '#domain/recommendation/sheet/words';
import { whyThese } from '#domain/recommendation/words';
import { calendarDay, dayInWords } from '#domain/text/days';
import { AdditionalSolutions } from '#islands/navigator/AdditionalSolutions';
import { CheckFirst } from '#islands/navigator/CheckFirst';
import { Fold } from '#islands/navigator/Fold';
import { RecommendedStack } from '#islands/navigator/RecommendedStack';
import { WhyThese } from '#islands/navigator/WhyThese';
import { Matrix } from '#components/sheet/Matrix.tsx';
import * as words from '#islands/navigator/words';
import './ResultSheet.css';

type Props = {
  explanation: Explanation;
  /** How many providers the directory lists in each layer. */
  providers: Readonly<Record<string, number>>;
  /** The version of the catalogue that was ranked. */
  version: string;
  /** What to do with the results: one row. */
  actions?: ReactNode;
  /** The ranking by the visitor's criteria, in one sentence. */
  reading?: ReactNode;
  /** The section on the rules that bind the visitor. */
  obligations?: ReactNode;
  disclosure: string;
  /** Whose answers they are; the sentence of others' is the heading of the page. */
  whose?: Whose;
  /** In place of its sentence; what to do then follows the matrix. */
  verdict?: ReactNode;
};

/** The decision on one sheet: the sentence, the matrix, the stack beside it, and what proves them in folded sections. */
export function ResultSheet(props: Props) {
  const { explanation, providers, version, actions, reading, obligations, disclosure, whose = 'your', verdict } = props;
  const { recommendations, sheet, lines, shared, top, additional } = explanation;
  return (
    <div className="sheet">
      {verdict ? (
        <div className="sheet-verdict">{verdict}</div>
      ) : (
        <div className="sheet-firm">
          {whose === 'your' && <p className="title">{sheet.sentence}</p>}
          <p>{sheet.todo}</p>
        </div>
      )}
      <div className="sheet-answer">
        <div className="sheet-matrix">
          <Matrix columns={sheet.columns} rows={sheet.rows} />
        </div>
        {verdict && <p className="sheet-todo">{sheet.todo}</p>}
        {actions && <div className="sheet-actions">{actions}</div>}
        <p className="sheet-note">
          {sheet.note} {words.rankedOn(dayInWords(calendarDay(new Date())))}{' '}
          <span className="whitespace-nowrap">{version}.</span>
        </p>
      </div>
      <RecommendedStack recommendations={recommendations} providers={providers} whose={whose} />
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
