import type { BriefSources } from '#domain/crm/brief-sources';
import type { LeadAnswers } from '#domain/crm/lead-answers';
import { quoted } from '#domain/crm/message';
import type { ReadLead } from '#domain/crm/read-lead';
import * as words from '#domain/crm/words';
import { industryOf } from '#domain/lead/industry';
import type { Lead } from '#domain/lead/schema';
import type { MessageLead } from '#domain/message/schema';
import { nearestProducts } from '#domain/recommendation/nearest-products';
import { openNeeds, partlyMetNeeds } from '#domain/recommendation/needs';
import { openQuestions } from '#domain/recommendation/open-questions';
import { answersForRules, nearestCategories } from '#domain/recommendation/recommend';
import { capitalized } from '#domain/text/words';

/**
 * Returns the five lines that a note begins with, for whoever calls: who it is, how and when to reach them, what they
 * need, the first pick with what is open of it, and what to ask first. In the words of the wizard, never in codes: what
 * cannot be read in words is left to the note below. `wroteAt` is when they wrote, 'Monday 09:03', in the agency's zone,
 * which is when they are known to have had time; '' where it is not known. One line each, so that no word of a visitor's can pose as a line.
 */
export function callLines(read: ReadLead, wroteAt: string): string[] {
  const { lead, words: told, known } = read;
  const pick = firstPick(read);
  return [
    [`${lead.firstName} ${lead.lastName}`, lead.jobTitle, lead.company].filter((part) => part.trim() !== '').join(', '),
    capitalized(
      [...reachedBy(lead), words.bestKnownTime(wroteAt ? words.wroteAt(wroteAt) : words.timeNotKnown)].join('; '),
    ),
    known ? needLine(known, industryName(lead, told)) : words.needNotRead,
    pick?.line ?? words.noPick,
    words.askFirst(pick?.ask || words.whatPrompted),
  ].map((line) => line.replace(/\s+/g, ' ').trim());
}

/**
 * Returns whoever calls the sender of a message needs: who it is, how and when to reach them, and what they wrote, each line
 * of it behind '> '.
 */
export function messageCallLines(
  { fullName, organization, email, phone, ...sent }: MessageLead,
  wroteAt: string,
): string[] {
  const time = words.bestKnownTime(wroteAt ? words.wroteAt(wroteAt) : words.timeNotKnown);
  return [
    [fullName, organization].filter((part) => part.trim() !== '').join(', '),
    capitalized([words.writeTo(email), ...(phone === '' ? [] : [words.callAt(phone)]), time].join('; ')),
    `${words.subject}: ${sent.subject}`,
    ...quoted(sent.message),
  ].map((line) => line.replace(/\s+/g, ' ').trim());
}

/** The ways to reach somebody, the preferred one first. */
function reachedBy({ phone, email, preferredContact }: Lead): string[] {
  const byPhone = phone === '' ? [] : [words.callAt(phone)];
  const byEmail = words.writeTo(email);
  if (preferredContact === 'both') return [...byPhone, byEmail, words.eitherWay];
  if (preferredContact === 'email') return [`${byEmail} (${words.preferred})`, ...byPhone];
  return byPhone.length > 0
    ? [...byPhone.map((way) => `${way} (${words.preferred})`), byEmail]
    : [byEmail, words.noNumber];
}

function industryName(lead: Lead, told: BriefSources['words']): string | undefined {
  const { id } = industryOf(lead);
  return told && Object.hasOwn(told.industries, id) ? told.industries[id] : undefined;
}

function needLine({ read }: LeadAnswers, industry: string | undefined): string {
  const labelsOf = (id: string) => read.find((answer) => answer.id === id)?.labels.join('; ') ?? '';
  const about = [industry ?? '', labelsOf('organizationType'), labelsOf('geography')].filter(Boolean);
  return words.need(labelsOf('challengeArea') || words.noArea, about, labelsOf('priorities'));
}

/**
 * Returns what is recommended first to a lead, and what of its needs the catalogue leaves open; null where nothing is, or the
 * sources cannot be read.
 */
export function pickOf(read: ReadLead): Pick<FirstPick, 'name' | 'open'> | null {
  const pick = firstPick(read);
  return pick && { name: pick.name, open: pick.open };
}

type FirstPick = { name: string; open: string[]; line: string; ask: string };

/** The first pick, or the first of the products named instead: the line on it, and what to ask about it. */
function firstPick({ known, advice, ranked }: ReadLead): FirstPick | null {
  if (!known?.answers['challengeArea'] || !advice) return null;
  const { wizard, answers } = known;
  const forRules = answersForRules(wizard, answers);
  if (nearestCategories(wizard, answers).length > 0) {
    const [first] = nearestProducts(wizard, answers, advice).products;
    if (!first) return null;
    const { name } = first.solution;
    return { name, open: [], line: words.nearest(name), ask: openQuestions(advice, forRules, first)[0] ?? '' };
  }
  if (!ranked) return null;
  const [first] = ranked.recommendations.top;
  const { columns, rows } = ranked.sheet;
  const [column] = columns;
  if (!first || !column) return null;
  const open = openNeeds(first.needs).map(({ label }) => label);
  const partly = partlyMetNeeds(first.needs).map(({ label }) => label);
  const asked = ['open', 'partly'].flatMap((finding) =>
    rows.flatMap(({ cells: [cell] }) => (cell?.finding === finding ? cell.question : [])),
  );
  return {
    name: column.name,
    open,
    line: words.topPick(column.name, column.provider, column.count, { open, partly }),
    ask: asked.find(Boolean) ?? openQuestions(advice, forRules, first)[0] ?? words.isSettled(column.caution),
  };
}
