import { type ReactNode, useMemo } from 'react';
import { checkFor } from '#domain/check/check';
import { leaders } from '#domain/check/first';
import { groupLeadStatus, isSettled } from '#domain/check/lead-status';
import { bothReadings } from '#domain/check/readings/both-readings';
import { scoresOf } from '#domain/check/score';
import { countedCriteria, positionOf, settingOf, type Settings } from '#domain/check/settings';
import { byStatedNeeds } from '#domain/check/stated-needs';
import { openByTheirs, verdict } from '#domain/check/verdict';
import type { RankedAnswers } from '#domain/recommendation/ranked-answers';
import { Icon } from '#components/Icon.tsx';
import { Bars } from '#islands/check/Bars';
import { RuledOut } from '#islands/check/RuledOut';
import styleSheet from '../check/check.css?url';
import { sharedBars } from '#components/sheet/shared-words.ts';
import * as words from '#islands/navigator/words';

export { styleSheet };

type Props = RankedAnswers & {
  /** Only whom the open answers can still put first, or the whole of it. */
  as: 'open' | 'whole';
  /** The sender's weights. */
  settings: Settings;
  /** The button that takes them over, to be changed. */
  change?: ReactNode;
};

/** The read-only check of a shared link: the sender's weights, and the ranking by them beside that of our editor. */
export default function SharedCheck({ as, definition, answers, advice, choice, settings, change }: Props) {
  const check = useMemo(
    () => checkFor(definition, answers, advice, choice, new Date()),
    [definition, answers, advice, choice],
  );
  const counted = countedCriteria(
    check.criteria.map(({ id }) => id),
    settings,
  );
  const scores = scoresOf(check.solutions, counted, check.findings);
  const status = groupLeadStatus(scores);
  const groups = byStatedNeeds(scores, check.solutions);
  const open = openByTheirs(groups, status);
  if (as === 'open') return open && <p>{open}</p>;
  const { sentence, note, isOfFitting } = verdict(scores, groups, status, 'their');
  const isFirstInBoth = leaders(scores).some(({ id }) => id === check.solutions[0]?.id);
  // Why another is ahead than with our editor. What is open by these criteria stands above.
  const said =
    (!isFirstInBoth && bothReadings(check, scores, 'their')) ||
    (isOfFitting || isSettled(status) ? `${sentence} ${note}` : note || sentence);
  const set = check.criteria
    .map(({ id, label }) => ({ id, label, setting: settingOf(settings, id) }))
    .filter(({ setting }) => setting !== 0)
    .sort((a, b) => positionOf(b.setting) - positionOf(a.setting));
  return (
    <>
      <div className="check">
        <div>
          <h3 id="shared-check" className="text-xl">
            {words.sharedCheck}
          </h3>
          <p className="mt-2 max-w-measure">{said}</p>
          <details className="mt-1">
            <summary className="opens-more">
              {sharedBars}
              <Icon name="chevron" />
            </summary>
            <Bars check={check} scores={scores} judged={check.judged} />
            <RuledOut check={check} scores={scores} facts={advice.facts} judged={check.judged} />
          </details>
        </div>
      </div>
      <div>
        <ul>
          {set.map(({ id, label, setting }) => (
            <li key={id}>
              {label} <b>{words.weight(setting)}</b>
            </li>
          ))}
        </ul>
        <div className="mt-3 print:hidden">{change}</div>
      </div>
    </>
  );
}
