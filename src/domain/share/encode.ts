import type { WizardDefinition } from '#domain/content/wizard';
import { positionOf, type Settings } from '#domain/check/settings';
import { mostCompared } from '#domain/compare/chosen';
import { shortDigest } from '#domain/share/digest';
import { digestLengths, linkStart, linkVersion, type Shared } from '#domain/share/link';
import type { RankedAnswers } from '#domain/recommendation/ranked-answers';
import { type Answers, askedQuestions, offeredValues } from '#domain/wizard/answers';

/**
 * Returns the fragment of a link, without '#', with the shared content, the catalogue's version and the day (local
 * time) on which it was made:
 *
 *     r=1.20261121.2026-11-20_3f9a1.3k2x9d1…a7q0.4fd1.8s2k6….91xz77ab.91xz04fe77ab.0c4kq
 *
 * After the version of this format, separated by full stops: the day; the catalogue's version; each answer as question
 * and value; the industry; each criterion with its setting's position on the scale; the compared solutions; those that
 * the sender saw first, where there are any; a check digest of all that. Names are digests, so a link survives options
 * that are added, reworded or moved. '0' means that all settings are 0. There are only lowercase letters, figures and
 * '.', '-', '_', and the last character is a letter or a figure: nothing that a mail program breaks, escapes or leaves
 * out of a link.
 */
export function linkFragment(shared: Shared, catalogueVersion: string, day: Date): string {
  const content = [
    linkVersion,
    compactDay(day),
    encodedVersion(catalogueVersion),
    Object.entries(shared.answers)
      .flatMap(([question, values]) => values.map((value) => questionDigest(question) + idDigest(value)))
      .join(''),
    shared.industry === null ? '' : idDigest(shared.industry),
    shared.settings === null ? '' : encodedSettings(shared.settings) || '0',
    shared.compared.slice(0, mostCompared).map(idDigest).join(''),
    ...(shared.shown?.length ? [shared.shown.slice(0, mostCompared).map(idDigest).join('')] : []),
  ].join('.');
  return `${linkStart}${content}.${checkDigest(content)}`;
}

/** Returns the fragment of a link to the results of these answers, as `linkFragment` does. */
export function rankedFragment(
  { definition, answers, advice, choice }: RankedAnswers,
  settings: Settings | null,
  { compared, shown }: Pick<Shared, 'compared' | 'shown'>,
  day: Date,
): string {
  const shared = { answers: sharedAnswers(definition, answers), industry: choice || null, settings, compared, shown };
  return linkFragment(shared, advice.version, day);
}

/**
 * Returns the answers for a link: those to questions that are asked, in the order of the wizard. Unanswered questions
 * stay out, so that their defaults do not arrive as answers.
 */
export function sharedAnswers(wizard: WizardDefinition, answers: Answers): Answers {
  return Object.fromEntries(
    askedQuestions(wizard, answers)
      .map((question) => [question.id, offeredValues(question, answers[question.id] ?? [])] as const)
      .filter(([, values]) => values.length > 0),
  );
}

/** Returns the digest of a question. */
export const questionDigest = (id: string): string => shortDigest(id, digestLengths.question);

/** Returns the digest of an option's value, an industry, a criterion or a solution. */
export const idDigest = (id: string): string => shortDigest(id, digestLengths.id);

/** Returns the digest at the end of a link's content. */
export const checkDigest = (content: string): string => shortDigest(content, digestLengths.check);

/** Returns a version of the catalogue as written in a link. */
export function encodedVersion(version: string): string {
  return version
    .toLowerCase()
    .replace(/[^0-9a-z-]/g, '_')
    .slice(0, 24);
}

function encodedSettings(settings: Settings): string {
  return Object.entries(settings)
    .filter(([, setting]) => setting !== 0)
    .map(([criterion, setting]) => `${idDigest(criterion)}${positionOf(setting)}`)
    .join('');
}

function compactDay(day: Date): string {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return digits(day.getFullYear(), 4) + digits(day.getMonth() + 1, 2) + digits(day.getDate(), 2);
}
