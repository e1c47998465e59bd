import { bySetting, type GroupCriterion } from '#domain/check/group';
import { settingScale } from '#domain/check/settings';
import { givenInWords, initials, type NameOf } from '#domain/committee/words';
import * as words from '#islands/committee/words';

type Props = {
  criteria: readonly GroupCriterion[];
  /** What is said of the first of them, which is drawn larger; empty where it is one of many. */
  ofFirst?: string;
  /** What follows from the settings of the first; empty where nothing is to be said of it. */
  ofSettling?: string;
  labelOf: (criterion: string) => string;
  nameOf: NameOf;
};

/**
 * Criteria, each as a pile on the scale, in which each member stands on the weight they give: one tall pile is agreement.
 * The text beside it says the same. Nothing without criteria.
 */
export function Piles({ criteria, ofFirst = '', ofSettling = '', labelOf, nameOf }: Props) {
  if (criteria.length === 0) return null;
  return (
    <div>
      <div className="small-pile-head" aria-hidden="true">
        <span>{words.criterion}</span>
        <p>
          {settingScale.map((setting) => (
            <span key={setting}>{setting}</span>
          ))}
        </p>
      </div>
      <ul className="small-piles" role="list">
        {criteria.map((each, at) => (
          <li key={each.criterion} data-first={(at === 0 && ofFirst !== '') || undefined}>
            <p>
              {labelOf(each.criterion)}
              {at === 0 && ofFirst && <b>{ofFirst}</b>}
              <small>{givenInWords(bySetting(each.given), nameOf)}</small>
              {at === 0 && ofSettling && <small>{ofSettling}</small>}
            </p>
            <div aria-hidden="true">
              {settingScale.map((setting) => (
                <span key={setting}>
                  {each.given
                    .filter((one) => one.setting === setting)
                    .map(({ member }) => (
                      <i key={member} data-uncounted={setting === 0 || undefined}>
                        {initials(nameOf(member))}
                      </i>
                    ))}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
