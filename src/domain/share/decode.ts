import type { WizardDefinition } from '#domain/content/wizard';
import { mostCounted, type Setting, settingScale, type Settings } from '#domain/check/settings';
import { mostCompared } from '#domain/compare/chosen';
import { encodedVersion, idDigest, questionDigest } from '#domain/share/encode';
import { digestLengths, linkStart, linkVersion, longestFragment, partCounts, type Shared } from '#domain/share/link';
import { isWhole, linkInText } from '#domain/share/link-in-text';
import * as words from '#domain/share/words';
import { type Answers, askedQuestions, offeredValues } from '#domain/wizard/answers';

/** The things that a link's digests can refer to. */
export type Known = {
  wizard: WizardDefinition;
  industries: readonly { id: string }[];
  criteria: readonly { id: string }[];
  solutions: readonly { id: string }[];
  /** The catalogue's version. */
  version: string;
};

/** The readable content of a link. */
export type OpenedLink = Shared & {
  shown: readonly string[];
  /** The day on which it was made, as 2026-11-21; null where it cannot be read. */
  made: string | null;
  /** Whether it was made with this state of the catalogue. */
  isCurrent: boolean;
  /** Whether it arrived as sent, with no part missing or changed. */
  isWhole: boolean;
  /** The parts that could not be opened, each as a sentence. */
  dropped: string[];
};

/** A link with no readable content, and the reason, as a sentence. */
export type UnreadableLink = { unreadable: string };

/**
 * Returns the content of a link's fragment, however it has travelled (link-in-text.ts), as far as the site knows it
 * today, and describes what had to be dropped. Never throws: a fragment is untrusted text.
 */
export function openedLink(fragment: string, known: Known): OpenedLink | UnreadableLink {
  const text = linkInText(fragment) ?? fragment;
  if (!text.startsWith(linkStart)) return { unreadable: words.notALink };
  if (text.length >= longestFragment) return { unreadable: words.tooLong };
  const content = text.slice(linkStart.length);
  const parts = content.split('.');
  const [version = '', made = '', catalogue = '', answers = '', industry = '', settings = '', compared = ''] = parts;
  const [withShown] = partCounts;
  const [, shown = ''] = parts.length === withShown ? parts.slice(6) : [];
  if (version !== linkVersion)
    return {
      unreadable: /^[1-9]\d?$/.test(version) ? words.laterVersion : words.notALink,
    };

  const arrivedWhole = isWhole(content);
  const damage = arrivedWhole ? [] : [words.damaged];
  const dropped = [...damage];
  const answered = openedAnswers(answers, known.wizard, dropped);
  if (Object.keys(answered).length === 0) return { unreadable: damage[0] ?? words.noKnownAnswer };
  const ids = (text: string, list: readonly { id: string }[], unknown: (count: number) => string) =>
    openedIds(text, list, (count) => dropped.push(unknown(count)));
  return {
    answers: answered,
    industry: ids(industry, known.industries, words.unknownIndustries)[0] ?? null,
    settings: openedSettings(settings, known.criteria, dropped),
    compared: ids(compared, known.solutions, words.unknownSolutions).slice(0, mostCompared),
    shown: ids(shown, known.solutions, words.unknownShown).slice(0, mostCompared),
    made: openedDay(made),
    isCurrent: catalogue === encodedVersion(known.version),
    isWhole: arrivedWhole,
    dropped,
  };
}

function openedAnswers(text: string, wizard: WizardDefinition, dropped: string[]): Answers {
  const given = new Map<string, string[]>();
  let unknown = 0;
  for (const token of tokens(text, digestLengths.question + digestLengths.id)) {
    const digest = token.slice(0, digestLengths.question);
    const question = wizard.questions.find(({ id }) => questionDigest(id) === digest);
    if (question) given.set(question.id, [...(given.get(question.id) ?? []), token.slice(digestLengths.question)]);
    else unknown += 1;
  }
  const answers: Record<string, readonly string[]> = {};
  for (const question of wizard.questions) {
    const digests = [...new Set(given.get(question.id))];
    const meant = question.options.filter(({ value, alsoKnownAs = [] }) =>
      [value, ...alsoKnownAs].some((name) => digests.includes(idDigest(name))),
    );
    const values = offeredValues(
      question,
      meant.map(({ value }) => value),
    );
    if (values.length > 0) answers[question.id] = values;
    const lost = digests.length - values.length;
    if (lost > 0) dropped.push(words.notOffered(question.summaryLabel, lost));
  }
  if (unknown > 0) dropped.push(words.unknownQuestions(unknown));
  for (const { id, required, summaryLabel } of askedQuestions(wizard, answers))
    if (required && !answers[id]) dropped.push(words.noAnswer(summaryLabel));
  return answers;
}

function openedSettings(text: string, criteria: Known['criteria'], dropped: string[]): Settings | null {
  if (text === '') return null;
  if (text === '0') return {};
  const settings: Record<string, Setting> = {};
  let unknown = 0;
  for (const token of tokens(text, digestLengths.id + 1)) {
    const criterion = criteria.find(({ id }) => idDigest(id) === token.slice(0, digestLengths.id));
    const setting = /^[1-6]$/.test(token.slice(-1)) ? settingScale[Number(token.slice(-1))] : undefined;
    const hasRoom = Object.keys(settings).length < mostCounted;
    if (criterion && setting !== undefined && hasRoom) settings[criterion.id] = setting;
    else unknown += 1;
  }
  if (unknown > 0) dropped.push(words.unknownCriteria(unknown));
  return settings;
}

/** Returns the ids for the digests, each once, in their order. Reports how many are unknown. */
function openedIds(text: string, known: readonly { id: string }[], onUnknown: (count: number) => void): string[] {
  const digests = tokens(text, digestLengths.id);
  const found = digests.flatMap((digest) => known.find(({ id }) => idDigest(id) === digest)?.id ?? []);
  if (found.length < digests.length) onUnknown(digests.length - found.length);
  return [...new Set(found)];
}

/** Returns the text in pieces of this length. A cut-off piece is included, so that it is reported. */
function tokens(text: string, length: number): string[] {
  return text.match(new RegExp(`.{1,${length}}`, 'gs')) ?? [];
}

/** Returns a valid calendar day, or null. */
function openedDay(text: string): string | null {
  const day = /^(\d{4})(\d\d)(\d\d)$/.exec(text)?.slice(1).join('-') ?? '';
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}
