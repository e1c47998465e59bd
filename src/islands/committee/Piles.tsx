import { useId } from 'react';
import { bySetting, type GroupCriterion } from '#domain/check/group';
import { settingScale } from '#domain/check/settings';
import { givenInWords, type NameOf, rangeInWords } from '#domain/committee/words';
import * as words from '#islands/committee/words';

type Props = {
  heading: string;
  note: string;
  /** Shown if there is no such criterion. */
  none: string;
  /** Whether each is near enough to agreement to be said as a range. */
  isAgreement?: boolean;
  criteria: readonly GroupCriterion[];
  labelOf: (criterion: string) => string;
  nameOf: NameOf;
};

/** Criteria, each as a small pile on the scale: one tall pile is agreement. The text beside it says the same. */
export function Piles({ heading, note, none, isAgreement = false, criteria, labelOf, nameOf }: Props) {
  const id = useId();
  const givenIn = (each: GroupCriterion) =>
    [isAgreement && rangeInWords(each), givenInWords(bySetting(each.given), nameOf)].filter(Boolean).join(': ');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      {criteria.length === 0 ? (
        <p className="mt-2 text-ink-2">{none}</p>
      ) : (
        <>
          <p className="mt-2 text-ink-2">{note}</p>
          <div className="small-pile-head" aria-hidden="true">
            <span>{words.criterion}</span>
            <p>
              {settingScale.map((setting) => (
                <span key={setting}>{setting}</span>
              ))}
            </p>
          </div>
          <ul className="small-piles" role="list">
            {criteria.map((each) => (
              <li key={each.criterion}>
                <p>
                  {labelOf(each.criterion)}
                  <small>{givenIn(each)}</small>
                </p>
                <div aria-hidden="true">
                  {settingScale.map((setting) => (
                    <span key={setting}>
                      {each.given
                        .filter((one) => one.setting === setting)
                        .map(({ member }) => (
                          <i key={member} />
                        ))}
                    </span>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
