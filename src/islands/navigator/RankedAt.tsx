import type { Explanation } from '#domain/recommendation/explanation';
import { calendarDay, dayInWords } from '#domain/text/days';
import * as words from '#islands/navigator/words';

/** How the solutions were ordered, who scored them and when, and the version of the catalogue. */
export function RankedAt({ explanation, version }: { explanation: Explanation; version: string }) {
  const { sheet } = explanation;
  return (
    <div className="ranked-at border-t border-rule pt-4">
      <p className="max-w-measure note">
        {sheet.note} {words.rankedOn(dayInWords(calendarDay(new Date())))}{' '}
        <span className="whitespace-nowrap">{version}.</span>
      </p>
    </div>
  );
}
