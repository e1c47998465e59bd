import type { Place } from '#domain/obligations/map/places';
import type { MapView } from '#domain/obligations/map/view';
import type { Nature } from '#domain/obligations/nature';

/**
 * A rule as the map filters and counts it (rows.ts). The served page carries it as attributes, from which its script
 * has it back: both use the same functions.
 */
export type MapRow = {
  id: string;
  name: string;
  nature: Nature;
  status: string;
  date: string | null;
  /** The keys of the layers of which it asks something. */
  layers: readonly string[];
  /** The industries and kinds that it binds somewhere, at least on a condition: `healthcare`, `healthcare:hospital`. */
  whom: readonly string[];
  /** The places where it binds. */
  places: readonly string[];
  /** Whom and where it binds only on a condition: tokens of `openTo`, with neither place nor `@` for all places. */
  open: readonly string[];
};

/** Returns the token of a row's `open` for whom (empty: all) in a place (empty: where none is chosen). */
export function openTo(whom: string, place: string): string {
  return `${whom}@${place}`;
}

/** What a view of the map shows and counts. */
export type MapAnswer = {
  /** The rows that the view shows, in the map's order. */
  seen: readonly MapRow[];
  /** Of these: in force, and binding without a condition. */
  binding: readonly MapRow[];
  /** In force, and binding on a condition: a kind, a number of employees, a province, what no answer settles. */
  some: readonly MapRow[];
  coming: readonly MapRow[];
  proposed: readonly MapRow[];
  /**
   * All that come on the next day, with the days until then: on the next in Canada, where no place is chosen. Null: no
   * day is set for what is coming.
   */
  next: { rows: readonly MapRow[]; day: string; days: number } | null;
  /** What comes before that day elsewhere, where no place is chosen. */
  abroad: { rows: readonly MapRow[]; day: string } | null;
};

/** Returns a row's status on a day (ISO 8601): what is coming is in force from its day on. */
export function statusOn<Status extends string>(
  { status, date }: { status: Status; date: string | null },
  day: string,
): Status | 'in-force' {
  return status === 'coming' && date !== null && date <= day ? 'in-force' : status;
}

/**
 * Returns what a view shows of the map, read on its day, or today (ISO 8601). Its counts are those of `obligationsOf`
 * for the same organization, whose number of employees is not known. Where nobody is chosen, no rule has a condition.
 */
export function mapAnswer(rows: readonly MapRow[], view: MapView, today: string): MapAnswer {
  const day = view.on || today;
  const seen = rows.filter((row) => isIn(row, view) && (!view.status || statusOn(row, day) === view.status));
  const inForce = seen.filter((row) => statusOn(row, day) === 'in-force');
  const tokens = [view.for, openTo('', view.in), openTo(view.for, view.in)];
  const isOpen = ({ open }: MapRow) => view.for !== '' && tokens.some((each) => open.includes(each));
  const coming = seen.filter((row) => statusOn(row, day) === 'coming');
  const first = nextOf(coming, today);
  const home = view.in
    ? null
    : nextOf(
        coming.filter(({ places }) => places.includes(atHome)),
        today,
      );
  const isSooner = home !== null && first !== null && first.day < home.day;
  return {
    seen,
    binding: inForce.filter((row) => !isOpen(row)),
    some: inForce.filter(isOpen),
    coming,
    proposed: seen.filter(({ status }) => status === 'proposed'),
    next: isSooner ? home : first,
    abroad: isSooner ? first : null,
  };
}

/** Whether a row belongs to a view, whatever its status. */
function isIn(row: MapRow, view: MapView): boolean {
  return (
    (!view.for || row.whom.includes(view.for)) &&
    (!view.in || row.places.includes(view.in)) &&
    (!view.layer || row.layers.includes(view.layer))
  );
}

/** The place of which the map is made: it stands before the others. */
const atHome: Place = 'canada';

const dayLength = 24 * 60 * 60 * 1000;

/** Of several on one day, what binds in the most places comes first. */
function nextOf(coming: readonly MapRow[], today: string): MapAnswer['next'] {
  const dated = coming.flatMap((row) => (row.date !== null && row.date > today ? [{ row, day: row.date }] : []));
  const [day] = dated.map((each) => each.day).sort();
  if (day === undefined) return null;
  const rows = dated
    .flatMap((each) => (each.day === day ? [each.row] : []))
    .sort((one, other) => other.places.length - one.places.length);
  return { rows, day, days: Math.round((Date.parse(day) - Date.parse(today)) / dayLength) };
}
