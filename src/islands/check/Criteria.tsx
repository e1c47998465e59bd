import { useStore } from '@nanostores/react';
import { memo, useEffect, useId, useMemo, useRef, useState } from 'react';
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
import { Button } from '#components/Button.tsx';
import { Fold } from '#islands/check/Fold';
import { $refused, $settings, resetSettings, isFull, setCriterion } from '#stores/check';
import * as words from '#islands/check/words';

type Props = {
  check: Check;
  settings: Settings;
  /** Whether the visitor has set any of them. */
  areOwn: boolean;
  definition: WizardDefinition;
  answers: Answers;
  /** Who is first by them now: in view below them on a phone, where the list is a screen further down. */
  now: string;
};

/**
 * The criteria and their weights, starting with those that counted when the check was opened. The radios are
 * uncontrolled and CSS draws their state, because a React render would take half of the click's frame. A native
 * listener copies each choice to the store, and a store listener copies other changes back to the radios.
 */
export const Criteria = memo(function Criteria({ check, settings, areOwn, definition, answers, now }: Props) {
  const section = useRef<HTMLElement>(null);
  const initial = useMemo(() => seededSettings(check.begun), [check]);
  useEffect(() => followRadios(section.current, initial), [initial]);
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
        note={seed ? noteOf(seed, raisedBy(definition, answers, seed)) : ''}
      />
    );
  };
  const others = check.criteria.filter(({ id }) => !shownFirst.has(id));
  return (
    <section ref={section} className="ck-criteria" aria-labelledby="check-criteria">
      <div className="ck-head">
        <h2 id="check-criteria" tabIndex={-1} className="scroll-mt-header focus-bar">
          {words.yourCriteria}
        </h2>
        <p>
          <b>{words.inUse(count)}</b>
          {words.atMost(mostCounted)}
        </p>
      </div>
      <ul>{check.criteria.filter(({ id }) => shownFirst.has(id)).map(row)}</ul>
      {others.length > 0 && (
        <Fold summary={words.moreCriteria(others.length, shownFirst.size > 0)}>
          <ul>{others.map(row)}</ul>
        </Fold>
      )}
      <p className="ck-note">
        {words.weightsFrom(check.hasRules)} <b>{words.must}</b> {words.mustNote}
      </p>
      {areOwn && (
        <Button look="link" onClick={resetSettings}>
          {words.resetWeights}
        </Button>
      )}
      <p className="ck-now" aria-hidden="true">
        {now}
      </p>
    </section>
  );
});

/** Keeps the radios inside an element and the store in sync. Returns a function that stops it. */
function followRadios(element: HTMLElement | null, initial: Settings): () => void {
  // Arrow keys fire click events on radios as well. Preventing the event restores the previous choice.
  const click = (event: Event) => {
    const { target } = event;
    const setting = target instanceof HTMLInputElement && settingScale.find((each) => String(each) === target.value);
    if (setting !== false && setting !== undefined && !setCriterion(target.name, setting, initial))
      event.preventDefault();
  };
  element?.addEventListener('click', click);
  const stop = $settings.listen((settings) => {
    for (const radio of element?.querySelectorAll('input') ?? []) {
      const isSet = String(settingOf(settings ?? initial, radio.name)) === radio.value;
      if (radio.checked !== isSet) radio.checked = isSet;
    }
  });
  return () => {
    element?.removeEventListener('click', click);
    stop();
  };
}

type RowProps = {
  criterion: AdviceCriterion;
  setting: Setting;
  /** Whether the maximum number of criteria already counts. */
  isFull: boolean;
  note: string;
};

/** One criterion: native radios from 0 to 5 and must, drawn as slabs. */
const CriterionRow = memo(function CriterionRow({ criterion: { id, label }, setting, isFull: full, note }: RowProps) {
  const name = useId();
  const [first] = useState(setting);
  const refused = useStore($refused) === id;
  const blocked = setting === 0 && full;
  return (
    <li className="ck-criterion">
      <p id={name}>
        {label}
        <small>{note}</small>
      </p>
      <div className="ck-scale" role="radiogroup" aria-labelledby={name}>
        {settingScale.map((each) => (
          <input
            key={each}
            type="radio"
            name={id}
            value={each}
            aria-label={String(each)}
            defaultChecked={each === first}
            aria-disabled={(blocked && each !== 0) || undefined}
          />
        ))}
      </div>
      <p className="ck-refused" role="status">
        {refused && words.full(mostCounted)}
      </p>
    </li>
  );
});

/** `raisers` are what raised it, in words and in its order. */
function noteOf({ isLeftOut, raisedBy: raised }: Seed, raisers: readonly string[]): string {
  if (raisers.length === 0) return words.notRaised;
  const those = (areRules: boolean) => [
    ...new Set(raisers.filter((_, at) => 'rule' in (raised[at] ?? {}) === areRules)),
  ];
  return words.raisedBy(those(false), those(true), isLeftOut);
}
