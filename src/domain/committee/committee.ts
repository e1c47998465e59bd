import { checkFor } from '#domain/check/check';
import { currentFindings, type Findings } from '#domain/check/findings';
import { groupReading, type GroupReading } from '#domain/check/group';
import type { Candidate } from '#domain/check/score';
import { seededSettings } from '#domain/check/seed';
import { countedCriteria, type Settings } from '#domain/check/settings';
import { type GroupAnswers, groupAnswers } from '#domain/committee/answers';
import { type CommitteeLink, nameOf, sameAs } from '#domain/committee/links';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Advice } from '#domain/recommendation/advice';
import { openedLink, type OpenedLink } from '#domain/share/decode';
import { knownToLinks } from '#domain/share/known';

/** A link that is counted, as it was read. */
export type CommitteeMember = {
  id: string;
  /** What the visitor calls it, or its number. */
  name: string;
  opened: OpenedLink;
  /** What counts of it: what was set, or what the criteria begin with for its answers. */
  settings: Settings;
  /** How many criteria count. */
  counted: number;
  /** The ids of the solutions that its answers lead to. */
  candidates: string[];
  /** The name of an earlier link that is the same; null for none. */
  sameAs: string | null;
};

/** A link that was added and cannot be counted any more, and why, as a sentence. */
export type UncountedLink = { id: string; name: string; reason: string };

/** Several links read together. The order of the links has an influence on the order of `members` alone. */
export type Committee = {
  members: CommitteeMember[];
  uncounted: UncountedLink[];
  /** What the answers of any member lead to, in the order of the catalogue. */
  candidates: Candidate[];
  findings: Findings;
  answers: GroupAnswers;
  /** null where no link can be counted. */
  reading: GroupReading | null;
};

/**
 * Returns the links read together, on a day. Each member counts the same; a member who has set no criterion counts with
 * what the criteria begin with for their answers.
 */
export function committeeOf(
  links: readonly CommitteeLink[],
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
    const name = nameOf(link);
    const opened = openedLink(fragment, known);
    if ('unreadable' in opened) {
      uncounted.push({ id, name, reason: opened.unreadable });
      continue;
    }
    const check = checkFor(wizard, opened.answers, advice, opened.industry ?? '', now);
    const settings = opened.settings ?? seededSettings(check.begun);
    const same = sameAs(link, links);
    members.push({
      id,
      name,
      opened,
      settings,
      counted: countedCriteria(criteria, settings).length,
      candidates: check.solutions.map((solution) => solution.id),
      sameAs: same && nameOf(same),
    });
  }
  const candidates = advice.solutions
    .filter(({ id }) => members.some((member) => member.candidates.includes(id)))
    .map(({ id, name }) => ({ id, name }));
  const findings = currentFindings(advice.facts, now);
  return {
    members,
    uncounted,
    candidates,
    findings,
    answers: groupAnswers(members, wizard, advice.industries),
    reading: members.length > 0 ? groupReading(members, criteria, candidates, findings) : null,
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
