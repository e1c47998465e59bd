import { type ReactNode, useMemo } from 'react';
import { checkFor } from '#domain/check/check';
import { groupLeadStatus } from '#domain/check/lead-status';
import { scoresOf } from '#domain/check/score';
import { byStatedNeeds } from '#domain/check/stated-needs';
import { verdict } from '#domain/check/verdict';
import { countedCriteria, positionOf, settingOf, type Settings } from '#domain/check/settings';
import type { RankedAnswers } from '#domain/recommendation/ranked-answers';
import { Icon } from '#components/Icon.tsx';
import { Bars } from '#islands/check/Bars';
import styleSheet from '../check/check.css?url';
import { sharedBars } from '#components/sheet/shared-words.ts';
import * as words from '#islands/navigator/words';

export { styleSheet };

type Props = RankedAnswers & {
  /** The sender's weights. */
  settings: Settings;
  /** The button that takes them over, to be changed. */
  change: ReactNode;
};

/** The read-only check of a shared link: the sender's weights, and the ranking by them. */
export default function SharedCheck({ definition, answers, advice, choice, settings, change }: Props) {
  const check = useMemo(
    () => checkFor(definition, answers, advice, choice, new Date()),
    [definition, answers, advice, choice],
  );
  const counted = countedCriteria(
    check.criteria.map(({ id }) => id),
    settings,
  );
  const scores = scoresOf(check.solutions, counted, check.findings);
  const { sentence, note } = verdict(scores, byStatedNeeds(scores, check.solutions), groupLeadStatus(scores), 'their');
  const set = check.criteria
    .map(({ id, label }) => ({ id, label, setting: settingOf(settings, id) }))
    .filter(({ setting }) => setting !== 0)
    .sort((a, b) => positionOf(b.setting) - positionOf(a.setting));
  return (
    <section className="mt-part grid gap-x-18 gap-y-4 lg:grid-cols-[4.6fr_7.4fr]" aria-labelledby="shared-check">
      <h3 id="shared-check" className="text-2xl lg:col-span-2">
        {words.sharedCheck}
      </h3>
      <div>
        <ul role="list">
          {set.map(({ id, label, setting }) => (
            <li key={id} className="flex justify-between gap-4 border-t border-rule py-2 last:border-b">
              {label} <b className="font-semibold whitespace-nowrap">{words.weight(setting)}</b>
            </li>
          ))}
        </ul>
        <div className="mt-4 print:hidden">{change}</div>
      </div>
      <div className="check">
        <div>
          <p className="max-w-measure">
            {sentence} <span className="text-ink-2">{note}</span>
          </p>
          <details className="mt-3">
            <summary className="opens-more">
              {sharedBars}
              <Icon name="chevron" />
            </summary>
            <Bars check={check} scores={scores} facts={advice.facts} judged={check.judged} />
          </details>
        </div>
      </div>
    </section>
  );
}
