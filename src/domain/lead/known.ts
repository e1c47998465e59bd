import { knownAnswers } from '#domain/lead/known-answers';
import { schemaFor } from '#domain/lead/received';
import { consentSchema } from '#domain/lead/schema';
import { isRecord } from '#domain/record';

/**
 * Returns a body without what is not known here, and how many names and tags that were: a page that is newer or older
 * than this function never costs a lead, and nobody can make up questions and tags. What remains is checked by the
 * schema. Never throws, whatever the body is.
 */
export function withoutUnknown(body: unknown): { body: unknown; leftOut: number } {
  if (!isRecord(body)) return { body, leftOut: 0 };
  let leftOut = 0;
  const only = (value: unknown, names: readonly string[]): unknown => {
    if (!isRecord(value)) return value;
    const entries = Object.entries(value).filter(([name]) => names.includes(name));
    leftOut += Object.keys(value).length - entries.length;
    return Object.fromEntries(entries);
  };
  const known = only(body, Object.keys(schemaFor(body).shape)) as Record<string, unknown>;
  if ('detailedAnswers' in known)
    known['detailedAnswers'] = only(known['detailedAnswers'], knownAnswers.detailQuestions);
  if ('consent' in known) known['consent'] = only(known['consent'], Object.keys(consentSchema.shape));
  if (Array.isArray(known['tags'])) {
    const tags = (known['tags'] as unknown[]).filter((tag) => typeof tag !== 'string' || isKnownTag(tag.trim()));
    leftOut += known['tags'].length - tags.length;
    known['tags'] = tags;
  }
  return { body: known, leftOut };
}

function isKnownTag(tag: string): boolean {
  return knownAnswers.wizardTags.includes(tag) || knownAnswers.interestTags.includes(tag);
}
