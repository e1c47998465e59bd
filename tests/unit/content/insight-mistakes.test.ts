import { expect, test } from 'vitest';
import { insightMistakes } from '#domain/content/insight-mistakes';
import { mistakeInWords } from '#domain/content/mistake';

const file = 'src/content/insights/paint.md';
const listed = {
  rules: ['paint-act'],
  facts: [{ solution: 'paintbox', criterion: 'dries' }],
  sources: [{ id: 'manual', url: 'https://paint.example', title: 'Manual', read: '2026-11-22' }],
};
const linked = '[An act](#source-paint-act), [a fact](#source-paintbox) and [a page](#source-manual).';

test('an article whose links and sources agree has no mistake', () => {
  expect(insightMistakes({ file, text: linked }, listed)).toEqual([]);
});

test('a link to a source that is not listed is named with its line', () => {
  const [mistake] = insightMistakes({ file, text: `---\n---\n\n${linked}\n\n[Paint](#source-pain-act)` }, listed);
  expect(mistake && mistakeInWords(mistake)).toBe(
    `${file}:6\n  the text links to the source 'pain-act', which the article does not list. ` +
      'Add it to rules, facts or sources, or correct the link.',
  );
});

test('a source that no statement rests on is named', () => {
  const mistakes = insightMistakes({ file, text: '[An act](#source-paint-act)' }, listed);
  expect(mistakes.map(({ what }) => what)).toEqual([
    "the source 'paintbox' is listed, and nothing in the text leads to it.",
    "the source 'manual' is listed, and nothing in the text leads to it.",
  ]);
});
