import type { WizardDefinition } from '#domain/content/wizard';
import { type Advice, adviceOf } from '#domain/recommendation/advice';
import { isRecord } from '#domain/record';

/** The address of the words that a note needs: what the wizards ask, and what the industries are called. */
export const wordsAddress = '/words.json';

/** What answers read in words. */
export type Words = {
  wizards: readonly WizardDefinition[];
  /** The names of the industries, by the file names that leads carry. */
  industries: Readonly<Record<string, string>>;
  /** The address of the page that opens links to the Navigator's results. */
  resultsPage?: string;
};

/** What an advisor's brief is made from; null where it could not be read. */
export type BriefSources = { advice: Advice | null; words: Words | null };

/** Returns the sources from what two files of the site hold: null for one that is cut off or something else. */
export function briefSourcesOf(advice: unknown, words: unknown): BriefSources {
  return { advice: adviceOf(advice), words: wordsOf(words) };
}

/** Without the schema: one of the functions that would carry it, `health`, has no need of it. */
function wordsOf(value: unknown): Words | null {
  if (!isRecord(value) || !Array.isArray(value['wizards']) || !isRecord(value['industries'])) return null;
  return value['wizards'].every(isWizard) ? (value as Words) : null;
}

function isWizard(value: unknown): value is WizardDefinition {
  return isRecord(value) && Array.isArray(value['questions']) && Array.isArray(value['steps']);
}
