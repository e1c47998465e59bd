import { bySetting, type GroupCriterion } from '#domain/check/group';
import { type NameOf, pileInWords } from '#domain/committee/words';
import { MemberPile } from '#islands/committee/MemberPile';
import * as words from '#islands/committee/words';

type Props = {
  /** The criterion to discuss. */
  criterion: GroupCriterion;
  /** Whether it decides who is first. */
  isDeciding: boolean;
  labelOf: (criterion: string) => string;
  nameOf: NameOf;
};

/** The criterion that decides who is first, or else that on which the group disagrees most: each member's weight. */
export function Dividing({ criterion, isDeciding, labelOf, nameOf }: Props) {
  return (
    <MemberPile
      caption={`${isDeciding ? words.pileDecides : words.pileDivides} ${labelOf(criterion.criterion)}`}
      given={criterion.given.map(({ member, setting }) => ({ name: nameOf(member), setting }))}
      label={pileInWords(bySetting(criterion.given), nameOf)}
      meaning={isDeciding ? '' : words.noneDecides}
      note={words.pileNote}
      className="mt-4"
    />
  );
}
