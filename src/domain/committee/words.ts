import type { GroupCriterion, GroupReading, SettingGroup } from '#domain/check/group';
import type { Candidate } from '#domain/check/score';
import { couldStillLead, mostNames, nameList } from '#domain/check/words';
import type { CommitteeArea } from '#domain/committee/areas';
import type { Job } from '#domain/recommendation/jobs';
import { jobInSentence } from '#domain/recommendation/words';
import { capitalized, inList, numberInWords } from '#domain/text/words';

/** Returns a member's display name by id. */
export type NameOf = (member: string) => string;

type LedArea = Pick<CommitteeArea, 'chosen' | 'candidates' | 'leading' | 'firstFor'> & { scores: { of: number } };

type RankedArea = Pick<CommitteeArea, 'leading'> & {
  ranked: readonly { id: string; name: string; low: number }[];
  scores: { of: number };
};

/** The most solutions named that would lead for some of the group. */
const mostOthers = 2;

/**
 * Returns who leads for the group on what is known; of several areas, who leads in each. Where one leads among solutions
 * that do different jobs, with its job. Empty where nothing has a weight, or the musts leave no solution.
 */
export function leadsForGroup(areas: readonly LedArea[], jobOf: JobOf): string {
  const ranked = areas.filter(({ leading, scores }) => leading.ids.length > 0 && scores.of > 0);
  const [only, another] = ranked;
  if (!only) return '';
  return another || areas.length > 1
    ? `${ranked.map((area, at) => `${leadsIn(area, at === 0)} in ${areaName(area)}`).join('; ')}.`
    : `${leadsIn(only, true, jobAmongOthers(only, jobOf))} for the group.`;
}

/** Returns the job of the one that leads; empty where all do it, or several lead. */
function jobAmongOthers({ leading, candidates }: LedArea, jobOf: JobOf): string {
  const jobs = new Set(candidates.map(({ id }) => jobOf(id)));
  const job = leading.ids.length === 1 ? jobOf(leading.ids[0] ?? '') : undefined;
  return job && jobs.size > 1 ? ` (${jobInSentence(job)})` : '';
}

/** Returns for whom another would lead, in the only area; empty where there are several, or nobody leads. */
export function othersWouldLead([only, another]: readonly LedArea[], nameOf: NameOf): string {
  if (!only || another || only.leading.ids.length === 0 || only.scores.of === 0) return '';
  const would = new Map<string, { first: string; members: string[] }>();
  for (const member of new Set(Object.values(only.firstFor).flat())) {
    const first = only.candidates.filter(({ id }) => only.firstFor[id]?.includes(member));
    if (first.some(({ id }) => only.leading.ids.includes(id))) continue;
    const key = first.map(({ id }) => id).join();
    const { members = [] } = would.get(key) ?? {};
    would.set(key, { first: namesInOrder(first, true), members: [...members, member].sort() });
  }
  const others = [...would.values()];
  const whom = (members: readonly string[]) => inList(members.map(nameOf));
  return others.length > mostOthers
    ? `Others would lead for ${whom(others.flatMap(({ members }) => members).sort())}.`
    : others.map(({ first, members }) => `${first} would lead for ${whom(members)}.`).join(' ');
}

/** Follows who leads, where the members differ. */
export const noDifferenceCounts = (areSeveral: boolean) =>
  areSeveral ? 'No single difference of yours changes that.' : 'Your one difference does not change that.';

/** Returns by how much one leads in the only area. Empty where several lead or areas are ranked apart. */
export function leadInPercent(areas: readonly RankedArea[]): string {
  const [only, another] = areas;
  const next = only?.ranked.find(({ id }) => !only.leading.ids.includes(id));
  if (!only || another || !next || only.leading.ids.length !== 1 || only.scores.of === 0) return '';
  const percent = ({ low }: { low: number }) => shareInPercent({ low, high: low }, only.scores.of).low;
  const first = only.ranked.find(({ id }) => only.leading.ids.includes(id))?.name ?? '';
  return `${first} has ${percent({ low: only.leading.known })}% of the group’s points on what is known, ${next.name} ${percent(next)}%.`;
}

type OpenArea = Pick<CommitteeArea, 'chosen' | 'candidates' | 'leading' | 'open'>;

type JobOf = (solution: string) => Job | undefined;

/**
 * Returns what the open answers can still change about who leads; empty where they change nothing. Of those whom they could
 * put first, the ones with the job of the one that leads are named, if there are any: only these take its place.
 */
export function openInWords(areas: readonly OpenArea[], jobOf: JobOf): string {
  const [only, another] = areas;
  const still = 'Open answers could still change who is first';
  if (only && !another) {
    const { isOpen, couldLead } = only.open;
    if (!isOpen) return '';
    const rivals = rivalsAmong(only, jobOf);
    const named = rivals.length > 0 ? rivals : couldLead;
    return named.length > 0 ? couldStillLead(namesOf(named, only.candidates)) : `${still}.`;
  }
  const where = areas.filter(({ open }) => open.isOpen).map(areaName);
  return where.length > 0 ? `${still} in ${inList(where)}.` : '';
}

/**
 * Returns how many more than those named open answers could put first, which do other jobs than the one that leads. Empty
 * where there are none, or where those that lead do several jobs.
 */
export function otherJobsInWords(area: OpenArea, jobOf: JobOf): string {
  const { candidates, leading, open } = area;
  const job = jobOfLeaders(area, jobOf);
  const rivals = rivalsAmong(area, jobOf);
  const others = open.couldLead.length - rivals.length;
  if (!job || others === 0) return '';
  const [leader = ''] = leading.ids.length === 1 ? namesOf(leading.ids, candidates) : [];
  const does = `${leader ? `${leader}’s` : 'their'} job (${jobInSentence(job)})`;
  if (rivals.length === 0) return others === 1 ? `It does not do ${does}.` : `None of them does ${does}.`;
  return others === 1
    ? `One more could be first too, but it does not do ${does}.`
    : `${capitalized(numberInWords(others))} more could be first too, but none of them does ${does}.`;
}

function jobOfLeaders({ leading }: OpenArea, jobOf: JobOf): Job | undefined {
  const jobs = new Set(leading.ids.map(jobOf));
  return jobs.size === 1 ? [...jobs][0] : undefined;
}

/** Of those whom open answers could put first: those with the one job of those that lead; all where these do several. */
function rivalsAmong(area: OpenArea, jobOf: JobOf): readonly string[] {
  const job = jobOfLeaders(area, jobOf);
  return job ? area.open.couldLead.filter((id) => jobOf(id) === job) : area.open.couldLead;
}

function namesOf(ids: readonly string[], candidates: readonly Candidate[]): string[] {
  return candidates.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}

function leadsIn({ leading, candidates }: LedArea, isStart: boolean, job = ''): string {
  const first = candidates.filter(({ id }) => leading.ids.includes(id));
  return `${namesInOrder(first, isStart)}${job} ${first.length === 1 ? 'leads' : 'share first place'}`;
}

function namesInOrder(candidates: readonly Candidate[], isStart: boolean): string {
  const names = candidates.map(({ name }) => name).sort();
  // A name keeps its small letter: 'eSentire MDR'.
  return isStart && names.length > mostNames ? capitalized(nameList(names)) : nameList(names);
}

/** Returns how far a group of two or more agrees, and what divides it. */
export function standing(
  { agreed, differing }: Pick<GroupReading, 'agreed' | 'differing'>,
  labelOf: (criterion: string) => string,
): string {
  const [same, other] = [agreed.length, differing.length];
  const [dividing] = differing;
  // Not the same weights: what is near enough to count as agreement.
  const agree = agreed.some(({ spread }) => spread > 0) ? 'You broadly agree' : 'You agree';
  if (same + other === 0) return 'None of you counts a criterion.';
  if (!dividing)
    return same === 1
      ? `${agree} on the one criterion that counts.`
      : `${agree} on ${same === 2 ? 'both' : `all ${numberInWords(same)}`} criteria.`;
  const agreement = `${agree} on ${numberInWords(same)} ${same === 1 ? 'criterion' : 'criteria'}.`;
  return `${agreement} ${divided(differing, labelOf)}`;
}

/** Returns what divides a group most; empty where nothing does. */
export function divided(differing: readonly GroupCriterion[], labelOf: (criterion: string) => string): string {
  const [dividing, another] = differing;
  if (!dividing) return '';
  const label = `“${labelOf(dividing.criterion)}”`;
  return another ? `${label} divides you most.` : `Only ${label} divides you.`;
}

/** Returns the settings of the dividing criterion: 'A and B make it a must; C gives it 4; D gives it nothing.' */
export function givenToDividing(given: readonly SettingGroup[], nameOf: NameOf): string {
  const clauses = given.map(({ setting, members }) => {
    const names = inList(members.map(nameOf));
    const several = members.length > 1;
    if (setting === 'must') return `${names} ${several ? 'make' : 'makes'} it a must`;
    return `${names} ${several ? 'give' : 'gives'} it ${setting === 0 ? 'nothing' : setting}`;
  });
  return `${clauses.join('; ')}.`;
}

type Range = Pick<GroupCriterion, 'lowest' | 'highest'>;

/**
 * Returns whether settling the dividing criterion changes who is first on what is known, over all areas. `areOthers`:
 * whether the members differ on further criteria.
 */
export function settled(dividing: Range, areas: readonly SettledArea[], areOthers = false): string {
  const [only, another] = areas;
  if (only && !another)
    // It is the first that decides: where it does not, none does.
    return `${settledIn(dividing, only)}${areOthers && !isDecided(only) ? ' No other difference changes that on its own.' : ''}`;
  const decided = areas.filter(isDecided).map(areaName);
  return decided.length > 0
    ? `On what is known, it decides who is first in ${inList(decided)}.`
    : 'On what is known, it does not decide who is first in any of your areas.';
}

/** Returns whether settling the dividing criterion changes who is first in an area, on what is known. */
export function isDecided(area: SettledArea): boolean {
  const [low, high] = firstAtEnds(area);
  return low !== high;
}

/** Returns who is first in one area at both ends of the dividing criterion. */
export function settledIn({ lowest, highest }: Range, area: SettledArea): string {
  const ifLowest = lowest === 0 ? 'none of you counts it' : `all of you give it ${lowest}`;
  const ifHighest = highest === 'must' ? 'all of you make it a must' : `all of you give it ${highest}`;
  const [low, high] = firstAtEnds(area);
  return low !== high
    ? `On what is known, ${low} if ${ifLowest}, and ${high} if ${ifHighest}.`
    : `Either way, ${low} on what is known.`;
}

/** Returns an area's name: its members' choices, 'Cloud and Just browsing'. */
export function areaName({ chosen }: Pick<CommitteeArea, 'chosen'>): string {
  return inList(chosen) || 'No challenge area';
}

/**
 * Returns who is first in one person's check with the group's settings, where that is not who is first by the mean; empty
 * elsewhere.
 */
export function inCheckInWords(
  areas: readonly Pick<CommitteeArea, 'chosen' | 'candidates' | 'leading' | 'inCheck'>[],
): string {
  const where = 'In Criteria, where these averages are rounded';
  const otherFirst = areas.filter(({ inCheck }) => inCheck.change === 'first');
  const [other] = otherFirst;
  if (other && areas.length === 1) {
    const [there, here] = [other.inCheck.first, other.leading.ids];
    return `${where}, ${firstInWords(there, other.candidates)}; by the average, ${firstInWords(here, other.candidates)}.`;
  }
  return other ? `${where}, another solution is first in ${inList(otherFirst.map(areaName))}.` : '';
}

/** Returns the members' settings for a criterion: 'must for all three', '5 for Finance, 0 for the others'. */
export function givenInWords(given: readonly SettingGroup[], nameOf: NameOf): string {
  const [only] = given;
  if (only && given.length === 1)
    return `${only.setting} for ${only.members.length === 2 ? 'both' : `all ${numberInWords(only.members.length)}`}`;
  return given
    .map(({ setting, members }, index) => {
      const isRest = index === given.length - 1 && members.length > 1;
      return `${setting} for ${isRest ? 'the others' : inList(members.map(nameOf))}`;
    })
    .join(', ');
}

/** Returns for whom a solution is first: 'First for A and B'; empty where it is first for none. */
export function firstForInWords(members: readonly string[], all: number, nameOf: NameOf): string {
  if (members.length === 0) return '';
  if (members.length === all && all > 1) return `First for ${all === 2 ? 'both' : 'all'} of you`;
  return `First for ${inList(members.map(nameOf))}`;
}

/** Returns a share of the points in whole per cent: '70', '70–85'. */
export function shareInPercent(
  { low, high }: { low: number; high: number },
  of: number,
): { low: string; high: string } {
  const percent = (points: number) => String(Math.round((points / of) * 100));
  return { low: percent(low), high: percent(high) };
}

/** Returns up to two letters for a name in the drawing: 'IT' for 'IT security', '3' for 'Link 3'. */
export function initials(name: string): string {
  const number = /^Link (\d)$/.exec(name)?.[1];
  if (number) return number;
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = '', second = ''] = words;
  // 'IT security' is IT, not IS.
  if (first.length === 2 && first === first.toUpperCase()) return first;
  return ([...first].slice(0, second ? 1 : 2).join('') + [...second].slice(0, 1).join('')).toUpperCase();
}

// The links, and why one was not added

/** The display name of an unnamed link. */
export const linkCalled = (id: string) => `Link ${id}`;
export const notALink = 'It is not a link to results.';
export const hiddenLink = 'This address hides where it leads. Open it, then paste the address that your browser shows.';
export const mostLinks = (most: number) => `${capitalized(numberInWords(most))} links are the most.`;

/** The label of the members' industries among their answers. */
export const industry = 'Industry';

type SettledArea = Pick<CommitteeArea, 'chosen' | 'candidates' | 'settled'>;

/**
 * Returns who is first in an area at both ends of the dividing criterion; the same words twice where it decides
 * nothing.
 */
function firstAtEnds({ settled: at, candidates }: SettledArea): [atLowest: string, atHighest: string] {
  return [firstInWords(at?.firstAtLowest ?? [], candidates), firstInWords(at?.firstAtHighest ?? [], candidates)];
}

function firstInWords(ids: readonly string[], candidates: readonly Candidate[]): string {
  const names = namesOf(ids, candidates).sort();
  if (names.length === 0) return 'no solution is left';
  if (names.length === 1) return `${names[0]} is first`;
  return `${nameList(names)} share first place`;
}
