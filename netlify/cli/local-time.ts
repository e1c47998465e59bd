import { clockIn, shownIn } from '#netlify/leads/zone-clock';

/** Returns the time zone of the operator's machine: TZ, or the system's. */
export function localZone(env: NodeJS.ProcessEnv): string {
  const named = env['TZ'];
  return named && isZone(named) ? named : new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** Returns a time to the minute in a zone, with the zone: 2026-01-15 07:00 EST. */
export function minutes(time: Date, zone: string): string {
  const { year, month, day, hour, minute, timeZoneName } = clockIn(zone, time);
  return `${year}-${month}-${day} ${hour}:${minute} ${timeZoneName}`;
}

const typedMoment = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?$/;

/**
 * Returns the time that a day or a minute in a zone means, such as 2026-01-15 or 2026-01-15T07:30; null if it is
 * neither. A day means its first moment, or with `end` its last.
 */
export function momentOf(typed: string, zone: string, end = false): Date | null {
  const [, day, minute] = typedMoment.exec(typed) ?? [];
  if (day === undefined) return null;
  const asUtc = Date.parse(`${day}T${minute ?? '00:00'}:00Z`);
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(day)) return null;
  const isWholeDay = minute === undefined;
  const start = inZone(isWholeDay && end ? asUtc + 24 * 60 * 60 * 1000 : asUtc, zone);
  return new Date(isWholeDay && end ? start - 1 : start);
}

/**
 * Returns the time (ms) at which clocks in a zone show what `asUtc` shows in UTC. The offset is applied twice, because
 * the first guess may be across a clock change.
 */
function inZone(asUtc: number, zone: string): number {
  const guess = asUtc - offsetAt(asUtc, zone);
  return asUtc - offsetAt(guess, zone);
}

/** How far (ms) a zone is ahead of UTC. */
function offsetAt(moment: number, zone: string): number {
  return shownIn(zone, new Date(moment)) - Math.floor(moment / 1000) * 1000;
}
