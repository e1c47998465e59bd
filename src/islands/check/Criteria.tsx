import { useStore } from '@nanostores/react';
import { memo, useId, useState } from 'react';
import { type Check, raisedBy } from '#domain/check/check';
import { seededSettings, type Seed } from '#domain/check/seed';
import {
  countedCriteria,
  mostCounted,
  settingOf,
  type Setting,
  type Settings,
  settingScale,
} from '#domain/check/settings';
import type { WizardDefinition } from '#domain/content/wizard';
import type { AdviceCriterion } from '#domain/recommendation/advice';
import type { Answers } from '#domain/wizard/answers';
import { inList } from '#domain/words';
import { Button } from '#components/Button.tsx';
import { Fold } from '#islands/check/Fold';
import { $refused, $settings, resetSettings, isFull, setCriterion } from '#stores/check';
import * as words from '#islands/check/words';

type Props = { check: Check; settings: Settings; definition: WizardDefinition; answers: Answers };

/** The criteria with their weights, those that counted when the check was opened first. */
export const Criteria = memo(function Criteria({ check, settings, definition, answers }: Props) {
  const own = useStore($settings);
  const [shownFirst] = useState(() => new Set(Object.keys(settings).filter((id) => settingOf(settings, id) !== 0)));
  const count = countedCriteria(Object.keys(settings), settings).length;
  const full = isFull(settings);
  const row = (criterion: AdviceCriterion) => {
    const seed = check.begun.find((each) => each.criterion === criterion.id);
    return (
      <CriterionRow
        key={criterion.id}
        criterion={criterion}
        setting={settingOf(settings, criterion.id)}
        isFull={full}
        begun={check.begun}
        note={seed ? noteOf(seed, raisedBy(definition, answers, seed)) : ''}
      />
    );
  };
  const others = check.criteria.filter(({ id }) => !shownFirst.has(id));
  return (
    <section className="ck-criteria" aria-labelledby="check-criteria">
      <div className="ck-head">
        <h2 id="check-criteria">{words.yourCriteria}</h2>
        <p>
          <b>{words.countOf(count, mostCounted)}</b> {words.inUse}
        </p>
      </div>
      <ul>{check.criteria.filter(({ id }) => shownFirst.has(id)).map(row)}</ul>
      {others.length > 0 && (
        <Fold summary={words.moreCriteria(others.length, shownFirst.size > 0)}>
          <ul>{others.map(row)}</ul>
        </Fold>
      )}
      <p className="ck-note">
        <b>{words.must}</b> {words.mustNote(mostCounted)}
      </p>
      {own && (
        <Button look="link" onClick={resetSettings}>
          {words.resetWeights}
        </Button>
      )}
    </section>
  );
});

type RowProps = {
  criterion: AdviceCriterion;
  setting: Setting;
  /** Whether as many criteria count as may. */
  isFull: boolean;
  begun: readonly Seed[];
  note: string;
};

/** One criterion: native radios from 0 to 5 and must, drawn as slabs. */
const CriterionRow = memo(function CriterionRow({ criterion, setting, isFull: full, begun, note }: RowProps) {
  const { id, label } = criterion;
  const name = useId();
  const refused = useStore($refused) === id;
  const blocked = setting === 0 && full;
  return (
    <li className="ck-criterion" data-blocked={blocked || undefined}>
      <p id={name}>
        {label}
        <small className="ck-small">{note}</small>
      </p>
      <div className="ck-scale" role="radiogroup" aria-labelledby={name}>
        {settingScale.map((each) => (
          <label key={each} data-below={isBelow(each, setting) || undefined}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === setting}
              aria-disabled={(blocked && each !== 0) || undefined}
              onChange={() => setCriterion(id, each, seededSettings(begun))}
            />
            <span>
              <b>{each}</b>
            </span>
          </label>
        ))}
      </div>
      <p className="ck-refused" role="status">
        {refused && words.full(mostCounted)}
      </p>
    </li>
  );
});

/** Returns whether a weight lies below the one that is set, so that its slab is filled up to that. */
function isBelow(weight: Setting, setting: Setting): boolean {
  return setting !== 'must' && weight !== 'must' && 0 < weight && weight < setting;
}

function noteOf({ isLeftOut }: Seed, raisers: readonly string[]): string {
  if (raisers.length === 0) return words.notRaised;
  return words.raisedBy(inList([...new Set(raisers)]), isLeftOut);
}
