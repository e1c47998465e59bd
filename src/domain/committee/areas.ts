import type { Findings } from '#domain/check/findings';
import { groupLeadStatus, isSettled } from '#domain/check/lead-status';
import { contenders, leaders } from '#domain/check/first';
import type { GroupCriterion, GroupReading, Member } from '#domain/check/group';
import {
  firstIfAllSet,
  groupRanking,
  type GroupRanking,
  orderBySettings,
  type OrderBySettings,
} from '#domain/check/group-ranking';
import { type Candidate, type PlacedCandidate, ranking } from '#domain/check/score';
import type { Setting } from '#domain/check/settings';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Advice } from '#domain/recommendation/advice';
import { fallbackCaseFor } from '#domain/recommendation/editors-ranking';
import type { FallbackCase } from '#domain/recommendation/cases';
import { answersForRules } from '#domain/recommendation/recommend';
import { type Answers, relevantAnswers } from '#domain/wizard/answers';

/** A member, with the ids of the solutions that their answers lead to. */
export type AreaMember = Member & { opened: { answers: Answers }; candidates: readonly string[] };

type Settled = { firstAtLowest: string[]; firstAtHighest: string[] };

/** One area that the members' answers are about, with its solutions as all members rank them. */
export type CommitteeArea = GroupRanking & {
  /** The chosen areas, in the words and the order of the wizard; empty where no member has chosen. */
  chosen: string[];
  /** The ids of the members whose answers are about it, in alphabetical order. */
  members: string[];
  /** The solutions that any of their answers lead to, in the order of the catalogue. */
  candidates: Candidate[];
  /** The candidates that no must excludes, in the order of the list. */
  ranked: PlacedCandidate[];
  /** The ids of those who are first on what is known, and their known points (of the mean). */
  leading: { ids: string[]; known: number };
  /** The lead status, as a sentence. */
  leadStatus: string;
  /** Whether open answers can change who is first, and the ids of the others whom they could put there. */
  open: { isOpen: boolean; couldLead: string[] };
  /**
   * Who is first on what is known if all members gave the criterion to discuss its lowest or highest setting; null where
   * none divides.
   */
  settled: Settled | null;
  /** Whether the same are first whichever member's setting all would take, for each criterion on which they differ. */
  isSameForAll: boolean;
  /** How the order changes in one person's check with the group's settings. */
  inCheck: OrderBySettings;
};

/**
 * Returns the areas that the members' answers are about, in the order of the wizard, and the criterion to discuss: the
 * first of those on which they differ that decides who is first, or else the first of all. Solutions are ranked within
 * an area, never across areas, because they do different work. All members rank every area: their demands on a vendor
 * apply to each. Areas that lead to the same solutions are merged.
 */
export function committeeAreas(
  members: readonly AreaMember[],
  { differing, settings }: GroupReading,
  wizard: WizardDefinition,
  { criteria: listed, solutions }: Pick<Advice, 'criteria' | 'solutions'>,
  findings: Findings,
): { areas: CommitteeArea[]; toDiscuss: GroupCriterion | null } {
  const criteria = listed.map(({ id }) => id);
  const options = wizard.questions.find(({ id }) => id === 'challengeArea')?.options ?? [];
  const positionOf = ({ opened }: AreaMember) =>
    options.findIndex(({ value }) => opened.answers['challengeArea']?.includes(value));
  const sorted = [...members].sort((a, b) => positionOf(a) - positionOf(b) || (a.id < b.id ? -1 : 1));
  const areaOf = ({ opened }: AreaMember) =>
    areaOfCase(fallbackCaseFor(answersForRules(wizard, relevantAnswers(wizard, opened.answers))));
  const areas = [...new Set(sorted.map(areaOf))].map((area) => {
    const inArea = sorted.filter((member) => areaOf(member) === area);
    const candidates = solutions
      .filter(({ id }) => inArea.some((member) => member.candidates.includes(id)))
      .map(({ id, name }) => ({ id, name }));
    const group = groupRanking(members, criteria, candidates, findings);
    const first = leaders(group.scores);
    const status = groupLeadStatus(group.scores);
    const isOpen = !isSettled(status);
    const couldLead = isOpen ? contenders(group.scores).possible.filter((each) => !first.includes(each)) : [];
    const firstIf = (criterion: GroupCriterion, setting: Setting) =>
      firstIfAllSet(members, criteria, candidates, findings, criterion, setting);
    return {
      ...group,
      chosen: options.filter((_, at) => inArea.some((member) => positionOf(member) === at)).map(({ label }) => label),
      members: inArea.map(({ id }) => id).sort(),
      candidates,
      ranked: ranking(group.scores),
      leading: { ids: first.map(({ id }) => id), known: first[0]?.low ?? 0 },
      leadStatus: status.sentence,
      open: { isOpen, couldLead: couldLead.map(({ id }) => id) },
      // One for each criterion on which they differ.
      settled: differing.map((each) => ({
        firstAtLowest: firstIf(each, each.lowest),
        firstAtHighest: firstIf(each, each.highest),
      })),
      isSameForAll: differing.every((each) =>
        each.given.every(({ setting }) => firstIf(each, setting).join() === first.map(({ id }) => id).join()),
      ),
      inCheck: orderBySettings(group, settings, criteria, candidates, findings),
    };
  });
  const decides = differing.findIndex((_, at) => areas.some(({ settled }) => isDecidedBy(settled[at])));
  const at = Math.max(0, decides);
  return {
    areas: areas.map((area) => ({ ...area, settled: area.settled[at] ?? null })),
    toDiscuss: differing[at] ?? null,
  };
}

/** Whether settling a criterion changes who is first. */
function isDecidedBy(settled: Settled | undefined): boolean {
  return settled !== undefined && settled.firstAtLowest.join() !== settled.firstAtHighest.join();
}

/**
 * Returns the area of a case in the editor's ranking: a contact centre is one area, whatever its size, and cloud is one,
 * backup included.
 */
function areaOfCase(fallbackCase: FallbackCase): string {
  if (fallbackCase === 'backup') return 'cloud';
  return fallbackCase.replace(/-(smb|mid-market|larger|with-teams|without-teams)$/, '');
}
