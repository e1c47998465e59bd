import type { Explanation } from '#domain/recommendation/explanation';
import { scoresLine } from '#domain/recommendation/summary';
import { calendarDay, dayInWords } from '#domain/text/days';
import * as words from '#islands/navigator/words';

/** How the solutions were ordered, who scored them and when, and the version of the catalogue. */
export function RankedAt({ explanation, version }: { explanation: Explanation; version: string }) {
  const { summary, recommendations } = explanation;
  return (
    <div className="ranked-at border-t border-rule pt-4">
      <p className="max-w-measure note">
        {summary.detail} {scoresLine(recommendations)} {words.rankedOn(dayInWords(calendarDay(new Date())))}{' '}
        <span className="whitespace-nowrap">{version}.</span>
      </p>
    </div>
  );
}
