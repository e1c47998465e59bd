import { contactFields } from '#domain/lead/contact-fields';
import { knownAnswers } from '#domain/from-content';
import type { Received } from '#domain/lead/received';
import { isRecord } from '#domain/record';
import { visibleLine } from '#domain/text/visible-text';

/** The most characters of a reason, and of an answer that is looked at. A refusal can quote a whole lead of 16 kB. */
const reasonLimit = 200;
const answerLimit = 40_000;

const masked = '[…]';

/** What the CRM calls the parts of a contact. They stay readable, even where a visitor has typed the same word. */
const propertyNames: readonly string[] = [
  ...contactFields.map(({ id }) => id.toLowerCase()),
  'body',
  'companyname',
  'contact',
  'customfields',
  'field_value',
  'id',
  'locationid',
  'message',
  'name',
  'notes',
  'number',
  'property',
  'source',
  'tags',
];

/** What a wizard offers is nobody's own. */
const offered: readonly string[] = [
  'Unknown',
  ...knownAnswers.organizationTypes,
  ...knownAnswers.geographies,
  ...knownAnswers.challengeAreas,
  ...knownAnswers.wizardTags,
  ...knownAnswers.interestTags,
].map((value) => value.toLowerCase());

/**
 * Returns why the CRM refused something, in its own words, on one line of at most 200 characters; '' where its answer has
 * no message. Without the values given, without e-mail addresses, quoted values, numbers and ids; the names of properties
 * stay: `property jobTitle should not exist`.
 */
export function crmReason(answer: string, values: readonly string[]): string {
  const words = [masksValues(values), masksEmails, masksQuotes, masksNumbers, masksIds].reduce(
    (text, mask) => mask(text),
    messageIn(answer.slice(0, answerLimit)),
  );
  const characters = [...words];
  return characters.length > reasonLimit ? `${characters.slice(0, reasonLimit - 1).join('')}…` : words;
}

/** Returns what a submission says in words of the visitor's own, and the parts of their name and address. */
export function ownValues(received: Received): string[] {
  const leaves = (value: unknown): string[] => {
    if (typeof value === 'string') return [visibleLine(value)];
    if (Array.isArray(value)) return value.flatMap(leaves);
    return isRecord(value) ? Object.values(value).flatMap(leaves) : [];
  };
  const names = Object.entries(received).flatMap(([field, value]) =>
    /^(?:first|last|full)Name$/.test(field) ? leaves(value).flatMap((name) => name.split(' ')) : [],
  );
  // A short answer ('no') may be a word of the refusal; a short name is somebody's.
  const long = [...leaves(received), ...leaves(received.email).flatMap((email) => email.split('@'))].filter(
    (value) => value.length > 2,
  );
  return [...names, ...long].filter((value) => value !== '' && !offered.includes(value.toLowerCase()));
}

/** HighLevel words a refusal as `message`, a sentence or a list of them. A page of some proxy has none. */
function messageIn(answer: string): string {
  try {
    const parsed: unknown = JSON.parse(answer);
    const message = isRecord(parsed) ? parsed['message'] : undefined;
    return visibleLine([message].flat().filter(isText).join('; '));
  } catch {
    return '';
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** The longest first: one may be a part of another. */
function masksValues(values: readonly string[]): (text: string) => string {
  const meant = values
    .filter((value) => !propertyNames.includes(value.toLowerCase()))
    .toSorted((a, b) => b.length - a.length);
  return (text) =>
    meant.reduce((left, value) => {
      const whole = `(?<![\\p{L}\\p{N}])${value.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}])`;
      return left.replace(new RegExp(whole, 'giu'), masked);
    }, text);
}

function masksEmails(text: string): string {
  return text
    .split(' ')
    .map((word) => (word.includes('@') ? masked : word))
    .join(' ');
}

function masksQuotes(text: string): string {
  return text.replace(/"[^"]*"|“[^“”]*”|`[^`]*`|(?<!\w)'[^']*'(?!\w)/g, (quoted) =>
    isPropertyName(quoted.slice(1, -1)) ? quoted : masked,
  );
}

/** `email`, `customFields.0.id`, and what is spelled like one: `additionalEmails`. */
function isPropertyName(text: string): boolean {
  const [first = ''] = text.split('.');
  return propertyNames.includes(first.toLowerCase()) || /^[a-z]+(?:[A-Z][a-z]+)+$/.test(first);
}

/** Telephone numbers, however they are parted, and other long numbers. */
function masksNumbers(text: string): string {
  return text.replace(/\+?\d(?:[\s().-]{0,3}\d){5,}/g, masked);
}

/** Long words that no language has: with figures in them, or with capitals in odd places. */
function masksIds(text: string): string {
  return text.replace(/[A-Za-z0-9_-]{12,}/g, (word) =>
    word.split(/[_-]/).every((part) => /^(?:[A-Z]?[a-z]+(?:[A-Z][a-z]+)*|[A-Z]*)$/.test(part)) ? word : masked,
  );
}
