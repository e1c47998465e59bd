import type { Recommendations } from '#domain/recommendation/recommend';
import { scoresLine } from '#domain/recommendation/summary';
import { calendarDay, dayInWords } from '#domain/days';
import * as words from '#islands/navigator/words';

/** Whose the scores are, on which day they were given, and from which state of the catalogue. */
export function RankedAt({ recommendations, version }: { recommendations: Recommendations; version: string }) {
  return (
    <p className="ranked-at max-w-160 border-t border-rule pt-4 note">
      {scoresLine(recommendations)} {words.rankedOn(dayInWords(calendarDay(new Date())), version)}
    </p>
  );
}
