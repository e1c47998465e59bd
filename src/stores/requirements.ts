import { saveFile } from '#browser/files';
import type { RequirementsInput } from '#domain/requirements/input';
import { requirementsAddress, requirementsWordsOf } from '#domain/requirements/words';

/** The kinds of file that the requirements document is offered as. */
export type RequirementsFormat = 'word' | 'markdown';

/** What came of it: the file's name, or the sentence for the visitor that says what failed and what to do. */
export type SavedRequirements = { saved: true; name: string } | { saved: false; problem: string };

/** The file's name without its ending. */
const fileName = 'requirements';

const problems = {
  words:
    'The document could not be written: its texts could not be loaded. Your answers are kept. Check your connection, then try again.',
  part: 'The document could not be written: the part of this site that writes it could not be loaded. Your answers are kept. Check your connection, reload the page, then try again.',
  word: 'The Word file could not be written: the part of this site that writes it could not be loaded. Your answers are kept. Check your connection, reload the page and try again, or save the document as Markdown.',
  unexpected: 'The document could not be written because of a mistake on our side. Your answers are kept.',
};

/**
 * Writes the requirements document in the browser and offers it to the visitor as a file. What it takes for that is
 * fetched now: the same files for every visitor, so that no request tells an answer. Never throws.
 */
export async function saveRequirements(
  format: RequirementsFormat,
  input: RequirementsInput,
): Promise<SavedRequirements> {
  const [words, parts, word] = await Promise.all([
    fetchedWords(),
    loaded(() => import('#domain/requirements/parts')),
    format === 'word' ? loaded(() => import('#browser/word')) : null,
  ]);
  if (!words) return failed(problems.words);
  if (!parts) return failed(problems.part);
  if (format === 'word' && !word) return failed(problems.word);
  try {
    const document = parts.requirementsDocument(input, words);
    const file = word
      ? { name: `${fileName}.docx`, content: await word.wordFile(document) }
      : {
          name: `${fileName}.md`,
          content: new Blob([parts.markdownOf(document)], { type: 'text/markdown;charset=utf-8' }),
        };
    saveFile(file.name, file.content);
    return { saved: true, name: file.name };
  } catch {
    return failed(problems.unexpected);
  }
}

function failed(problem: string): SavedRequirements {
  return { saved: false, problem };
}

async function fetchedWords() {
  return fetch(requirementsAddress, { credentials: 'omit', referrerPolicy: 'no-referrer' })
    .then((response) => (response.ok ? response.json() : null))
    .then(requirementsWordsOf)
    .catch(() => null);
}

/** Returns a part of the site that is fetched when it is needed, or null where that fails. */
async function loaded<T>(part: () => Promise<T>): Promise<T | null> {
  try {
    return await part();
  } catch {
    return null;
  }
}
