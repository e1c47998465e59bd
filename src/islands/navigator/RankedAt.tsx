import type { Explanation } from '#domain/recommendation/explanation';
import { scoresLine } from '#domain/recommendation/summary';
import { calendarDay, dayInWords } from '#domain/days';
import * as words from '#islands/navigator/words';

/** How the order came about, whose the scores are, on which day and from which state of the catalogue they were given. */
export function RankedAt({ explanation, version }: { explanation: Explanation; version: string }) {
  const { summary, recommendations } = explanation;
  return (
    <p className="ranked-at max-w-160 border-t border-rule pt-4 note">
      {summary.detail} {scoresLine(recommendations)} {words.rankedOn(dayInWords(calendarDay(new Date())), version)}
    </p>
  );
}
