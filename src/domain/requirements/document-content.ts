import type { RequirementArea, RequirementsText } from '#domain/content/requirements';
import { isRecord } from '#domain/record';

/** The address of the document's text, the same file for every visitor. */
export const requirementsAddress = '/requirements.json';

/** The text of the document: for every area, and by area under the answer that chooses it. */
export type RequirementsWords = { text: RequirementsText; areas: Readonly<Record<string, RequirementArea>> };

/** Returns the text, or null for anything else, such as an error page or a truncated file. */
export function requirementsWordsOf(value: unknown): RequirementsWords | null {
  const isWhole =
    isRecord(value) && isRecord(value['text']) && isRecord(value['text']['sections']) && isRecord(value['areas']);
  return isWhole ? (value as RequirementsWords) : null;
}
