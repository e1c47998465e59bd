import { checkFor } from '#domain/check/check';
import { currentFindings, type Findings } from '#domain/check/findings';
import { type Judged, judgedCriteria, withEditorsNo } from '#domain/check/judged';
import { type GroupCriterion, groupReading, type GroupReading } from '#domain/check/group';
import { seededSettings } from '#domain/check/seed';
import { countedCriteria, type Settings } from '#domain/check/settings';
import { type GroupAnswers, groupAnswers } from '#domain/committee/answers';
import { type CommitteeArea, committeeAreas } from '#domain/committee/areas';
import { type LinkToRead, sameAs } from '#domain/committee/links';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Advice } from '#domain/recommendation/advice';
import { openedLink, type OpenedLink } from '#domain/share/decode';
import { knownToLinks } from '#domain/share/known';

/** A link that is counted, as it was read. */
export type CommitteeMember = {
  id: string;
  opened: OpenedLink;
  /** The settings that count: the member's own, or the initial ones for their answers. */
  settings: Settings;
  /** The number of criteria that count. */
  counted: number;
  /** The ids of the solutions that its answers lead to. */
  candidates: string[];
  /** The id of an earlier link with the same content, or null. */
  sameAs: string | null;
};

/** An added link that no longer counts, and the reason, as a sentence. */
export type UncountedLink = { id: string; reason: string };

/** Several links read together. Their order affects only the order of `members`. */
export type Committee = {
  members: CommitteeMember[];
  uncounted: UncountedLink[];
  answers: GroupAnswers;
  /** The members' settings; null where no link can be counted. */
  reading: GroupReading | null;
  /** The criterion to discuss: the one that decides who is first, or on which the members differ most; null for none. */
  toDiscuss: GroupCriterion | null;
  /** The rankings, one for each area that the members' answers are about, in the order of the wizard. */
  areas: CommitteeArea[];
  findings: Findings;
  /** What the editor says where no fact decides. */
  judged: Judged;
};

/**
 * Returns the links read together on a day. Each member counts the same; a member who has set no criterion counts with
 * the initial settings for their answers. The names of the links have no effect.
 */
export function committeeOf(
  links: readonly LinkToRead[],
  wizard: WizardDefinition,
  advice: Advice,
  now: Date,
): Committee {
  const known = knownToLinks(wizard, advice);
  const criteria = advice.criteria.map(({ id }) => id);
  const members: CommitteeMember[] = [];
  const uncounted: UncountedLink[] = [];
  for (const link of links) {
    const { id, fragment } = link;
    const opened = openedLink(fragment, known);
    if ('unreadable' in opened) {
      uncounted.push({ id, reason: opened.unreadable });
      continue;
    }
    const check = checkFor(wizard, opened.answers, advice, opened.industry ?? '', now);
    const settings = opened.settings ?? seededSettings(check.begun);
    members.push({
      id,
      opened,
      settings,
      counted: countedCriteria(criteria, settings).length,
      candidates: check.solutions.map((solution) => solution.id),
      sameAs: sameAs(link, links)?.id ?? null,
    });
  }
  const byFacts = currentFindings(advice.facts, now);
  const solutions = advice.solutions.map((solution) => ({ id: solution.id, solution }));
  const judged = judgedCriteria(solutions, byFacts, advice.needs);
  const findings = withEditorsNo(byFacts, judged);
  const reading = members.length > 0 ? groupReading(members, criteria) : null;
  return {
    members,
    uncounted,
    answers: groupAnswers(members, wizard, advice.industries),
    reading,
    ...(reading ? committeeAreas(members, reading, wizard, advice, findings) : { areas: [], toDiscuss: null }),
    findings,
    judged,
  };
}

/**
 * Returns why a fragment cannot be counted, as a sentence, or null. A link that did not arrive whole may have lost its
 * sender's settings, and would count with settings they never chose.
 */
export function problemOfLink(fragment: string, wizard: WizardDefinition, advice: Advice): string | null {
  const opened = openedLink(fragment, knownToLinks(wizard, advice));
  if ('unreadable' in opened) return opened.unreadable;
  return opened.isWhole ? null : (opened.dropped[0] ?? null);
}
