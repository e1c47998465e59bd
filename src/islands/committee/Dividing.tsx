import type { GroupReading } from '#domain/check/group';
import type { Candidate } from '#domain/check/score';
import { settingScale } from '#domain/check/settings';
import { givenToDividing, initials, type NameOf, pileInWords, settled } from '#domain/committee/words';
import * as words from '#islands/committee/words';

type Props = {
  reading: GroupReading;
  candidates: readonly Candidate[];
  labelOf: (criterion: string) => string;
  nameOf: NameOf;
};

/** The criterion that divides the group most: who gives it what, and whether it decides who is first. */
export function Dividing({ reading: { agreed, dividing }, candidates, labelOf, nameOf }: Props) {
  if (!dividing) return <p className="mt-4 lede">{agreed.length > 0 ? words.allWithinReach : words.nothingCounts}</p>;
  const { given } = dividing;
  return (
    <>
      <p className="mt-4 lede">
        {givenToDividing(dividing, nameOf)} {settled(dividing, candidates)}
      </p>
      <figure className="mt-part">
        <figcaption className="title text-lg">{labelOf(dividing.criterion)}</figcaption>
        <div className="pile-of-members" role="img" aria-label={pileInWords(dividing, nameOf)}>
          {settingScale.map((setting) => (
            <div key={setting}>
              {given
                .filter((each) => each.setting === setting)
                .map(({ member }) => (
                  <span key={member}>{initials(nameOf(member))}</span>
                ))}
              <b data-given={given.some((each) => each.setting === setting) || undefined}>{setting}</b>
            </div>
          ))}
        </div>
        <p className="mt-2 note">{words.pileNote}</p>
      </figure>
    </>
  );
}
