import type { RequirementArea, RequirementsText } from '#domain/content/requirements';
import { isRecord } from '#domain/record';

/** The address of the document's words: the same file for every visitor. */
export const requirementsAddress = '/requirements.json';

/** The words of the document: those of every area, and those of each, by the answer that chooses it. */
export type RequirementsWords = { text: RequirementsText; areas: Readonly<Record<string, RequirementArea>> };

/** Returns the words, or null for anything else: a page of an error, a file that was cut off. */
export function requirementsWordsOf(value: unknown): RequirementsWords | null {
  const isWhole =
    isRecord(value) && isRecord(value['text']) && isRecord(value['text']['sections']) && isRecord(value['areas']);
  return isWhole ? (value as RequirementsWords) : null;
}
