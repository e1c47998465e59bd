import { saveFile } from '#browser/files';
import { mayCountSteps, sendStep } from '#browser/step-count';
import type { RequirementsInput } from '#domain/requirements/input';
import type { RequirementsFormat } from '#domain/requirements/formats';
import { requirementsAddress, requirementsWordsOf } from '#domain/requirements/document-content';
import * as words from '#domain/requirements/words';

/** The result: the file's name, or a sentence for the visitor with the problem and the remedy. */
export type SavedRequirements = { saved: true; name: string } | { saved: false; problem: string };

/** The file's name without its extension. */
const fileName = 'requirements';

/**
 * Writes the requirements document in the browser and offers it to the visitor as a file. Fetches its parts on demand:
 * the same files for every visitor, so that no request reveals an answer. Never throws.
 */
export async function saveRequirements(
  format: RequirementsFormat,
  input: RequirementsInput,
): Promise<SavedRequirements> {
  const [texts, parts, word] = await Promise.all([
    fetchedTexts(),
    loaded(() => import('#domain/requirements/parts')),
    format === 'word' ? loaded(() => import('#browser/word')) : null,
  ]);
  if (!texts) return failed(words.textsNotLoaded);
  if (!parts) return failed(words.partNotLoaded);
  if (format === 'word' && !word) return failed(words.wordNotLoaded);
  try {
    const document = parts.requirementsDocument(input, texts);
    const file = word
      ? { name: `${fileName}.docx`, content: await word.wordFile(document) }
      : {
          name: `${fileName}.md`,
          content: new Blob([parts.markdownOf(document)], { type: 'text/markdown;charset=utf-8' }),
        };
    saveFile(file.name, file.content);
    // The function knows these names: domain/wizard/counted-step.ts, which would bring its schema.
    if (mayCountSteps()) sendStep(`requirements/${format}`);
    return { saved: true, name: file.name };
  } catch {
    return failed(words.notWritten);
  }
}

function failed(problem: string): SavedRequirements {
  return { saved: false, problem };
}

async function fetchedTexts() {
  return fetch(requirementsAddress, { credentials: 'omit', referrerPolicy: 'no-referrer' })
    .then((response) => (response.ok ? response.json() : null))
    .then(requirementsWordsOf)
    .catch(() => null);
}

/** Returns a part of the site that is loaded on demand, or null if that fails. */
async function loaded<T>(part: () => Promise<T>): Promise<T | null> {
  try {
    return await part();
  } catch {
    return null;
  }
}
