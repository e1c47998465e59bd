import type * as z from 'zod';
import { requiredContactFields } from '#domain/lead/contact';
import { contactFieldLimit } from '#domain/lead/field-limit';
import { knownAnswers } from '#domain/from-content';
import { schemaFor } from '#domain/lead/received';
import { consentSchema, leadLimits } from '#domain/lead/schema';
import { isRecord } from '#domain/record';
import { visibleLine } from '#domain/text/visible-text';

/**
 * Returns a body without what is not known here and what no field takes, and how much that was: names, tags, answers and
 * wordings of consent that the site does not have, values of another kind, what is beyond a field's length. A page that is
 * newer or older than this function never costs a lead, nor does anything that a lead could do without; and nobody can
 * make up questions, tags and wordings. What remains is checked by the schema: only a required field is left to refuse.
 * Never throws, whatever the body is.
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
  const { shape } = schemaFor(body);
  const known = only(body, Object.keys(shape)) as Record<string, unknown>;
  if ('detailedAnswers' in known)
    known['detailedAnswers'] = only(known['detailedAnswers'], knownAnswers.detailQuestions);
  if ('consent' in known) known['consent'] = only(known['consent'], Object.keys(consentSchema.shape));
  if (Array.isArray(known['tags'])) {
    const tags = (known['tags'] as unknown[]).filter((tag) => typeof tag !== 'string' || isKnownTag(tag.trim()));
    leftOut += known['tags'].length - tags.length;
    known['tags'] = tags;
  }
  for (const [name, schema] of Object.entries<z.ZodType>(shape)) {
    if (!(name in known) || required.includes(name)) continue;
    const fit = fitting(schema, known[name]);
    leftOut += fit.leftOut;
    if (fit.value === undefined) delete known[name];
    else known[name] = fit.value;
  }
  if (isRecord(known['consent']) && !isKnownWording(known['consent']['textVersion'])) {
    leftOut += 1;
    delete known['consent'];
  }
  return { body: known, leftOut };
}

/** The fields without which there is no lead, and no message. */
const required: readonly string[] = [...requiredContactFields, 'kind', 'fullName', 'subject', 'message'];

function isKnownTag(tag: string): boolean {
  return knownAnswers.wizardTags.includes(tag) || knownAnswers.interestTags.includes(tag);
}

function isKnownWording(version: unknown): boolean {
  return typeof version === 'string' && knownAnswers.consentVersions.includes(visibleLine(version));
}

/** What a field takes of a value; undefined where that is nothing. `leftOut` counts what it does not take, or takes cut. */
type Fit = { value: unknown; leftOut: number };

/** Of a text the beginning is taken; of a list or record each part that the field takes with those before it. */
function fitting(schema: z.ZodType, value: unknown): Fit {
  if (takes(schema, value)) return { value, leftOut: 0 };
  const parts = Array.isArray(value) ? fittingItems(schema, value) : isRecord(value) && fittingEntries(schema, value);
  if (parts && takes(schema, parts.value)) return parts;
  const text = cut(value);
  return { value: takes(schema, text) ? text : undefined, leftOut: 1 };
}

/** So many parts of a list or record are looked at: no field takes more. */
const mostParts = 100;

function fittingItems(schema: z.ZodType, list: readonly unknown[]): Fit {
  let leftOut = Math.max(0, list.length - mostParts);
  const value: unknown[] = [];
  for (const item of list.slice(0, mostParts)) {
    const fit = [item, cut(item)].find((each) => takes(schema, [...value, each]));
    if (fit !== undefined) value.push(fit);
    if (fit !== item) leftOut += 1;
  }
  return { value, leftOut };
}

function fittingEntries(schema: z.ZodType, record: Record<string, unknown>): Fit {
  const entries = Object.entries(record);
  let leftOut = Math.max(0, entries.length - mostParts);
  let value: Record<string, unknown> = {};
  for (const [name, entry] of entries.slice(0, mostParts)) {
    const fit = [entry, cut(entry)].find((each) => takes(schema, { ...value, [name]: each }));
    if (fit !== undefined) value = { ...value, [name]: fit };
    if (fit !== entry) leftOut += 1;
  }
  return { value, leftOut };
}

/** A field that takes anything, and makes nothing of it, has not taken it. */
function takes(schema: z.ZodType, value: unknown): boolean {
  return value !== undefined && schema.safeParse(value).data !== undefined;
}

/** A text of the length that fields take, or the texts of a list, as many as an answer has. */
function cut(value: unknown): unknown {
  if (typeof value === 'string') return visibleLine(value).slice(0, contactFieldLimit);
  if (!Array.isArray(value)) return undefined;
  return value
    .filter((item) => typeof item === 'string')
    .map(cut)
    .slice(0, leadLimits.answers);
}
