import type { ContentKind } from '#domain/content/kinds';
import type { ContentError } from '#domain/content/error';
import { unknownPlaceholder } from '#domain/content/placeholders';
import { isRecord } from '#domain/record';
import { isOnlyName } from '#domain/text/picture-words';
import { copiedAddress } from '#domain/text/plain-address';
import { comparedName, invisible, unusualSpace } from '#domain/text/same-name';
import { codePointOf } from '#content-checks/characters';

/** A text among the fields of a file. */
export type FieldText = { field: readonly PropertyKey[]; text: string };
type Problem = Pick<ContentError, 'what' | 'fix'>;

/** Returns every text among fields, in lists and groups as well. */
export function fieldTexts(fields: unknown, field: readonly PropertyKey[] = []): FieldText[] {
  if (typeof fields === 'string') return [{ field, text: fields }];
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).flatMap(([key, value]) =>
    fieldTexts(value, [...field, Array.isArray(fields) ? Number(key) : key]),
  );
}

/** The date of a rule, where the place fills it in. */
export const ruleDate = /^\{\w+ of [^}]*\}$/;

/** What a kind's fields may have in braces besides the site's own placeholders, by the last name of the field. */
const braces: Partial<Record<ContentKind, Record<string, RegExp>>> = {
  industries: { text: ruleDate },
  requirements: { need: /^\{answers\}$/ },
  wizards: { purpose: /^\{other wizard\}$/ },
};

/** Fields with a name that is looked up, compared or listed. */
const names = /^(?:name|shortName|title|label|summaryLabel|id|value|plural|brief|specialties|expertise|topics)$/;

/** Signs of Markdown and HTML: fields are shown as plain words, so a page would show the signs. */
const sign = /(?<!\\)\[[^[\]\n]+\]\([^)\n]*\)|\[\^[^\]\n]+\]|\*\*|<\/?[a-z][^<>\n]*>|&(?:[a-z]+|#\d+);|^[•●▪‣]/im;

/**
 * Returns the errors in the texts of fields that a schema does not see: braces that stand for nothing, Markdown, addresses
 * as copied from elsewhere, no-break and invisible characters, a picture's words that are the name of its file, two
 * entries of a list that are the same. `fields` have their placeholders replaced; `byNumber` is whether invisible
 * characters in them are written as numbers, where the file itself shows none.
 */
export function fieldTextErrors(
  kind: ContentKind,
  fields: unknown,
  byNumber: boolean,
): (Problem & { field: readonly PropertyKey[] })[] {
  const texts = fieldTexts(fields);
  const inTexts = texts.flatMap(({ field, text }) => {
    const key = String(field.findLast((each) => typeof each === 'string') ?? '');
    const others = braces[kind]?.[key];
    const picture = texts.find((each) => each.field.at(-1) === 'src' && isBeside(each.field, field));
    const errors = [
      unknownPlaceholder(text, others ? [others] : []),
      signError(text),
      addressError(text),
      byNumber ? invisibleError(text) : null,
      names.test(key) ? spaceError(text) : null,
      field.at(-1) === 'alt' ? altError(text, picture?.text ?? '') : null,
    ];
    return errors.flatMap((error) => (error ? [{ field, what: error.what, fix: error.fix }] : []));
  });
  // A wizard's own schema tells two questions or answers apart.
  return kind === 'wizards' ? inTexts : [...inTexts, ...listErrors(kind, fields)];
}

/** What tells the entries of a list apart, the first that they have. A section's titles may be those who speak. */
const identities = ['id', 'name', 'title', 'label'];

/** Returns an error for each entry of a list that is, or is called, the same as an earlier one. */
function listErrors(
  kind: ContentKind,
  fields: unknown,
  field: readonly PropertyKey[] = [],
): (Problem & { field: readonly PropertyKey[] })[] {
  if (typeof fields !== 'object' || fields === null) return [];
  const within = Object.entries(fields).flatMap(([key, value]) =>
    listErrors(kind, value, [...field, Array.isArray(fields) ? Number(key) : key]),
  );
  if (!Array.isArray(fields)) return within;
  const identity = identities.find((key) => fields.every((entry) => isRecord(entry) && typeof entry[key] === 'string'));
  if (kind === 'sections' && identity === 'title') return within;
  const compared = fields.map((entry: unknown) => {
    const text = isRecord(entry) && identity ? entry[identity] : entry;
    // Answers that older leads carry differ in capitals alone.
    return typeof text !== 'string' ? undefined : kind === 'requirements' ? text : comparedName(text);
  });
  const same = compared.flatMap((text, index) => {
    const first = text === undefined ? index : compared.indexOf(text);
    return first === index
      ? []
      : [
          {
            field: [...field, index, ...(identity ? [identity] : [])],
            what: `is the same as in entry ${first + 1}`,
            fix: 'Give this one another, or take it out.',
          },
        ];
  });
  return [...within, ...same];
}

function signError(text: string): Problem | null {
  const written = sign.exec(text)?.[0];
  return written === undefined
    ? null
    : {
        what: `'${written.trim()}' would be published as it stands: this field is shown as plain words`,
        fix: 'Write the words alone. Links, lists and bold words stand in texts below the fields.',
      };
}

function invisibleError(text: string): Problem | null {
  const character = invisible.exec(text)?.[0];
  return character === undefined
    ? null
    : { what: `has an invisible character (${codePointOf(character)})`, fix: 'Type the words anew.' };
}

function isBeside(one: readonly PropertyKey[], other: readonly PropertyKey[]): boolean {
  return one.length === other.length && one.slice(0, -1).every((key, index) => key === other[index]);
}

/** Returns the error of an address as copied from mail, a search or a chat; null for a plain one and for other texts. */
export function addressError(address: string): Problem | null {
  const copied = copiedAddress(address);
  if (copied === null) return null;
  const short = address.length > 60 ? `${address.slice(0, 57)}…` : address;
  if (copied === 'own')
    return {
      what: `'${short}' leads visitors nowhere: it is an address of your own computer, network or preview`,
      fix: 'Write the public address; for a page of this site its path alone, for example /about.',
    };
  return copied === 'hidden'
    ? {
        what: `'${short}' does not tell where it leads`,
        fix: 'Open it, and write the address of the page that it arrives at.',
      }
    : {
        what: `'${short}' goes through another service, or counts who follows it`,
        fix: `Write ${copied.leadsTo}`,
      };
}

/** Returns the error of a picture's words that are only the name of its file; null for words that say something. */
export function altError(words: string, file: string): Problem | null {
  return isOnlyName(words, file)
    ? { what: `'${words}' is the name of a file, not what the picture shows`, fix: 'Say what matters in it, in words.' }
    : null;
}

function spaceError(text: string): Problem | null {
  const character = unusualSpace.exec(text)?.[0];
  if (character === undefined) return null;
  const at = text.indexOf(character);
  return {
    what: `has a no-break character (${codePointOf(character)}) behind '${text.slice(0, at).split(/\s/).at(-1) ?? ''}'`,
    fix: 'Type a usual space or hyphen in its place: searches do not find the name otherwise.',
  };
}
