import { bySetting, type GroupReading } from '#domain/check/group';
import { type NameOf, pileInWords } from '#domain/committee/words';
import { MemberPile } from '#islands/committee/MemberPile';
import * as words from '#islands/committee/words';

type Props = {
  reading: GroupReading;
  labelOf: (criterion: string) => string;
  nameOf: NameOf;
};

/** The criterion on which the group disagrees most: each member's weight. */
export function Dividing({ reading, labelOf, nameOf }: Props) {
  const [dividing] = reading.differing;
  if (!dividing) return null;
  return (
    <MemberPile
      caption={labelOf(dividing.criterion)}
      given={dividing.given.map(({ member, setting }) => ({ name: nameOf(member), setting }))}
      label={pileInWords(bySetting(dividing.given), nameOf)}
      note={words.pileNote}
    />
  );
}
