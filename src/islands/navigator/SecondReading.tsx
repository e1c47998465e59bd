import { type CSSProperties, useMemo, useState } from 'react';
import { bothReadings, openMusts } from '#domain/check/readings/both-readings';
import { checkFor } from '#domain/check/check';
import { leaders } from '#domain/check/first';
import { scoresOf } from '#domain/check/score';
import { seededSettings } from '#domain/check/seed';
import { countedCriteria, type Settings } from '#domain/check/settings';
import { byStatedNeeds, inShownOrder } from '#domain/check/stated-needs';
import { interval } from '#domain/check/words';
import type { RankedAnswers } from '#domain/recommendation/ranked-answers';
import * as words from '#islands/navigator/words';

/** The most bars, for those with the most points and the first of the ranking. */
const mostBars = 3;

type Props = RankedAnswers & {
  /** Only which musts of the first are open, or the whole of it. */
  as: 'open' | 'whole';
  /** The visitor's weights; null if they set none. */
  settings: Settings | null;
  /** The address of the check; null where the answers are not the visitor's own. */
  check: string | null;
};

/** The bridge to the check: who is ahead by the criteria, why that differs from the ranking, and the bars that prove it. */
export default function SecondReading({ as, definition, answers, advice, choice, settings, check: address }: Props) {
  const [now] = useState(() => new Date());
  const check = useMemo(
    () => checkFor(definition, answers, advice, choice, now),
    [definition, answers, advice, choice, now],
  );
  const counted = countedCriteria(
    check.criteria.map(({ id }) => id),
    settings ?? seededSettings(check.begun),
  );
  const scores = scoresOf(check.solutions, counted, check.findings);
  const whose = address === null ? 'their' : 'your';
  if (as === 'open') {
    const open = openMusts(check, scores, advice.needs, whose);
    return open && <p>{open}</p>;
  }
  const sentence = bothReadings(check, scores, whose);
  if (!sentence) return null;
  const most = leaders(scores);
  const bars = inShownOrder(byStatedNeeds(scores, check.solutions))
    .filter(({ id }) => id === check.solutions[0]?.id || most.some((each) => each.id === id))
    .slice(0, mostBars);
  const share = (points: number) => `${(100 * points) / scores.of}%`;
  return (
    <>
      <p>
        <b className="font-semibold">{words.secondReading}</b> {sentence}
      </p>
      <div>
        <ul>
          {bars.map(({ id, name, low, high }) => (
            <li key={id}>
              <span>{advice.solutions.find((each) => each.id === id)?.short ?? name}</span>
              <i
                className="reading-bar"
                style={{ '--low': share(low), '--high': share(high) } as CSSProperties}
                aria-hidden="true"
              />
              <span>{interval({ low, high })}</span>
            </li>
          ))}
        </ul>
        <p className="mt-1 text-md text-ink-3 md:text-sm print:text-xs">
          {words.pointsKey(
            scores.of,
            bars.some(({ low, high }) => high > low),
          )}{' '}
          {address !== null && (
            <a className="font-semibold text-lake print:hidden" href={address}>
              {words.seeByCriteria}
            </a>
          )}
        </p>
      </div>
    </>
  );
}
