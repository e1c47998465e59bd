import * as words from '#domain/lead/words';
import { cleanText } from '#domain/text/clean-text';
import { grouped } from '#domain/text/numbers';

/** The share of a limit from which a field counts its characters. */
const near = 0.9;

/** Returns the counter under a field whose text is near or beyond its limit (characters); undefined before that. */
export function lengthNote(text: string, limit: number): string | undefined {
  const { length } = cleanText(text);
  if (length < limit * near) return undefined;
  const count = words.counted(grouped(length), grouped(limit));
  return length > limit ? `${count} ${words.tooLongToSend(grouped(length - limit))}` : count;
}

/** Returns the error of a field whose text, as it is sent, is longer than it may be; undefined if it is not. */
export function lengthError(text: string, limit: number): string | undefined {
  return text.length > limit ? words.shorten(grouped(limit)) : undefined;
}
