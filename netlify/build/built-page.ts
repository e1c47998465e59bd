import { elementsNamed, type PageTree, parsePage, setText, textIn } from '#netlify/build/page-tree';
import { savedByText } from '#netlify/build/saved-by-text';

/**
 * A page as Astro has built it, its long style sheets beside its text. They are most of it, and thousands of pages hold
 * the same ones: so memory holds each once, and nobody parses them as HTML again and again.
 */
export type BuiltPage = {
  /** The page, with a mark in place of each long sheet. */
  text: string;
  sheets: readonly string[];
};

/** A sheet that is shorter (characters) stays in the page. */
const longSheet = 4_096;

/** Only in ASCII, for what is read of a page's characters. */
const mark = (number: number) => `/* long sheet ${number} */`;

const once = savedByText((sheet) => sheet);

/** Returns a page of HTML with its long style sheets beside it. */
export function builtPage(html: string): BuiltPage {
  const sheets: string[] = [];
  const text = html.replace(/(<style\b[^>]*>)([^]*?)<\/style>/g, (whole, tag: string, sheet: string) => {
    // The parser of HTML would change these two characters.
    if (sheet.length < longSheet || /[\0\r]/.test(sheet)) return whole;
    return `${tag}${mark(sheets.push(once(sheet)) - 1)}</style>`;
  });
  return { text, sheets };
}

/** Returns the tree of a built page, with its style sheets. */
export function parseBuiltPage({ text, sheets }: BuiltPage): PageTree {
  const page = parsePage(text);
  const marks = new Map(sheets.map((sheet, number) => [mark(number), sheet]));
  for (const style of elementsNamed(page, 'style')) {
    const sheet = marks.get(textIn(style));
    if (sheet === undefined) continue;
    marks.delete(textIn(style));
    setText(style, sheet);
  }
  if (marks.size === 0) return page;
  // Something only looked like a style sheet: words of a script, or one of a drawing, which is parsed in another way.
  return parsePage(sheets.reduce((html, sheet, number) => html.replace(mark(number), () => sheet), text));
}
