import { bySetting, type GroupReading } from '#domain/check/group';
import type { CommitteeArea } from '#domain/committee/areas';
import { givenToDividing, type NameOf, pileInWords, settled } from '#domain/committee/words';
import { MemberPile } from '#islands/committee/MemberPile';
import * as words from '#islands/committee/words';

type Props = {
  reading: GroupReading;
  areas: readonly CommitteeArea[];
  labelOf: (criterion: string) => string;
  nameOf: NameOf;
};

/** The criterion on which the group disagrees most: each member's weight, and whether it decides the leader. */
export function Dividing({ reading, areas, labelOf, nameOf }: Props) {
  const [dividing] = reading.differing;
  if (!dividing)
    return (
      <p className="mt-3 max-w-measure text-ink-2">
        {reading.agreed.length > 0 ? words.allWithinReach : words.nothingCounts}
      </p>
    );
  const given = bySetting(dividing.given);
  return (
    <>
      <p className="mt-3 max-w-measure text-ink-2">
        {givenToDividing(given, nameOf)} {settled(dividing, areas)}
      </p>
      <MemberPile
        caption={labelOf(dividing.criterion)}
        given={dividing.given.map(({ member, setting }) => ({ name: nameOf(member), setting }))}
        label={pileInWords(given, nameOf)}
        note={words.pileNote}
      />
    </>
  );
}
