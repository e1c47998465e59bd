import type { ContentKind } from '#domain/content/kinds';
import type { ContentError } from '#domain/content/error';
import { unknownPlaceholder } from '#domain/content/placeholders';
import { isOnlyName } from '#domain/text/picture-words';
import { copiedAddress } from '#domain/text/plain-address';
import { unusualSpace } from '#domain/text/same-name';

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
const names = ['name', 'shortName', 'title', 'label', 'summaryLabel', 'id', 'value'];

/**
 * Returns the errors in the texts of fields that a schema does not see: braces that stand for nothing, addresses as
 * copied from elsewhere, no-break characters in names, a picture's words that are the name of its file. `fields` have
 * their placeholders replaced.
 */
export function fieldTextErrors(kind: ContentKind, fields: unknown): (Problem & { field: readonly PropertyKey[] })[] {
  const texts = fieldTexts(fields);
  return texts.flatMap(({ field, text }) => {
    const key = String(field.findLast((each) => typeof each === 'string') ?? '');
    const others = braces[kind]?.[key];
    const picture = texts.find((each) => each.field.at(-1) === 'src' && isBeside(each.field, field));
    const errors = [
      unknownPlaceholder(text, others ? [others] : []),
      addressError(text),
      names.includes(key) ? spaceError(text) : null,
      field.at(-1) === 'alt' ? altError(text, picture?.text ?? '') : null,
    ];
    return errors.flatMap((error) => (error ? [{ field, what: error.what, fix: error.fix }] : []));
  });
}

function isBeside(one: readonly PropertyKey[], other: readonly PropertyKey[]): boolean {
  return one.length === other.length && one.slice(0, -1).every((key, index) => key === other[index]);
}

/** Returns the error of an address as copied from mail, a search or a chat; null for a plain one and for other texts. */
export function addressError(address: string): Problem | null {
  const copied = copiedAddress(address);
  if (copied === null) return null;
  const short = address.length > 60 ? `${address.slice(0, 57)}…` : address;
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
  const number = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const at = text.indexOf(character);
  return {
    what: `has a no-break character (${number}) behind '${text.slice(0, at).split(/\s/).at(-1) ?? ''}'`,
    fix: 'Type a usual space or hyphen in its place: searches do not find the name otherwise.',
  };
}
