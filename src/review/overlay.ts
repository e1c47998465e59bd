import { type ContentError, errorCount, errorLine, printedErrors } from '#domain/content/error';

/** How many errors the overlay lists; the rest is on /review. */
const mostListed = 5;
/** How many lines of a file are shown above and below the error. */
const around = 4;

/** What Vite's overlay is told, as Astro extends it. */
type Overlay = {
  type: 'error';
  /** Tells Astro's overlay that message and hint are HTML. */
  __isEnhancedAstroErrorPayload: true;
  err: {
    name: string;
    title: string;
    message: string;
    hint: string;
    stack: string;
    loc?: { file: string; line: number; column: number };
    highlightedCode?: string;
  };
};

/**
 * Returns what the browser's overlay shows for errors in the content: the first ones in words, the lines around the
 * first one, and where all of them are. `textOf` returns the text of a file, or null where there is none. `project` is
 * the project's folder, with a slash at its end.
 */
export function overlayFor(
  errors: readonly ContentError[],
  project: string,
  textOf: (file: string) => string | null,
): Overlay {
  const [first] = errors;
  const text = first && textOf(first.file);
  const listed = errors.slice(0, mostListed).map((error) => `${error.file}\n${errorLine(error)}`);
  const more = errors.length - listed.length;
  const error = {
    name: 'Content',
    title: errorCount(errors),
    message: [...listed, ...(more > 0 ? [`… and ${more} more`] : [])].map(escaped).join('\n\n'),
    hint: 'This page comes back by itself when the file is mended and saved. All mistakes: <a href="/review">/review</a>',
    stack: '',
    ...(first && { loc: { file: project + first.file, line: first.line ?? 1, column: 1 } }),
    ...(text && first.line && { highlightedCode: linesAround(text, first.line) }),
  };
  return { type: 'error', __isEnhancedAstroErrorPayload: true, err: error };
}

/**
 * Returns, as HTML, what a page says that could not be made for these errors: the overlay comes by a script, and later.
 */
export function answerFor(errors: readonly ContentError[]): string {
  const all = '<a href="/review">/review</a>';
  return `<h1>${errorCount(errors)}</h1><pre>${escaped(printedErrors(errors))}</pre><p>All mistakes: ${all}</p>`;
}

function linesAround(text: string, line: number): string {
  const from = Math.max(1, line - around);
  const lines = text.split('\n').slice(from - 1, line + around);
  const marked = lines.map(
    (each, index) => `<span class="line${from + index === line ? ' error-line' : ''}">${escaped(each)}</span>`,
  );
  return `<pre class="astro-code"><code>${marked.join('\n')}</code></pre>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
