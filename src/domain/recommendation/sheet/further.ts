import { missedNeeds, type NeedStanding, openNeeds, partlyMetNeeds } from '#domain/recommendation/needs';
import type { Recommendation } from '#domain/recommendation/recommend';
import { marks, type SheetCell } from '#domain/recommendation/sheet/cell';
import type { SheetRow } from '#domain/recommendation/sheet/sheet';
import * as words from '#domain/recommendation/sheet/words';

/** A further solution against the sheet's needs: a finding each, null where a need does not concern it, and one line. */
export type FurtherLine = { findings: (SheetCell['finding'] | null)[]; says: string };

/** Returns how an additional solution stands on the needs of a sheet's rows, in their order. */
export function furtherLine({ needs, solution, isLayerPick }: Recommendation, rows: readonly SheetRow[]): FurtherLine {
  const standings = new Map(needs.map((need) => [need.need, need]));
  const says = [
    ...(isLayerPick ? [words.pickFor(solution.category)] : []),
    ...parts(words.misses, missedNeeds(needs).map(inBrief)),
    ...parts(
      words.open,
      openNeeds(needs).flatMap(({ ask }) => ask ?? []),
    ),
    ...parts(words.inPart, partlyMetNeeds(needs).map(inBrief)),
  ];
  const all = isLayerPick ? words.meetsWhatWasAsked : needs.length > 0 ? words.meetsEveryNeed : '';
  const isMet = needs.every(({ standing }) => standing === 'met');
  return {
    findings: rows.map(({ need }) => {
      const standing = standings.get(need)?.standing;
      return standing ? marks[standing] : null;
    }),
    says: [...says, ...(isMet && all ? [all] : [])].join(' '),
  };
}

function parts(said: (list: readonly string[]) => string, list: readonly string[]): string[] {
  return list.length > 0 ? [said(list)] : [];
}

function inBrief({ brief, label }: NeedStanding): string {
  return brief ?? label;
}
