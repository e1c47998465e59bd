import { checkFor } from '#domain/check/check';
import { currentFindings, type Findings } from '#domain/check/findings';
import { groupReading, type GroupReading } from '#domain/check/group';
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
  /** What counts of it: what was set, or what the criteria begin with for its answers. */
  settings: Settings;
  /** How many criteria count. */
  counted: number;
  /** The ids of the solutions that its answers lead to. */
  candidates: string[];
  /** The id of an earlier link that is the same; null for none. */
  sameAs: string | null;
};

/** A link that was added and cannot be counted any more, and why, as a sentence. */
export type UncountedLink = { id: string; reason: string };

/** Several links read together. The order of the links has an influence on the order of `members` alone. */
export type Committee = {
  members: CommitteeMember[];
  uncounted: UncountedLink[];
  answers: GroupAnswers;
  /** What the members set; null where no link can be counted. */
  reading: GroupReading | null;
  /** What they rank, one for each area that their answers are about, in the order of the wizard. */
  areas: CommitteeArea[];
  findings: Findings;
};

/**
 * Returns the links read together, on a day. Each member counts the same; a member who has set no criterion counts with
 * what the criteria begin with for their answers. What the links are called is not part of it.
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
  const findings = currentFindings(advice.facts, now);
  const reading = members.length > 0 ? groupReading(members, criteria) : null;
  return {
    members,
    uncounted,
    answers: groupAnswers(members, wizard, advice.industries),
    reading,
    areas: reading ? committeeAreas(members, reading, wizard, advice, findings) : [],
    findings,
  };
}

/**
 * Returns why a fragment cannot be counted, as a sentence, or null. A link that did not arrive whole can have lost what
 * its sender set, and would count with what they never chose.
 */
export function problemOfLink(fragment: string, wizard: WizardDefinition, advice: Advice): string | null {
  const opened = openedLink(fragment, knownToLinks(wizard, advice));
  if ('unreadable' in opened) return opened.unreadable;
  return opened.isWhole ? null : (opened.dropped[0] ?? null);
}
