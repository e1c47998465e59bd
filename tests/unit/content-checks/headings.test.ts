import { describe, expect, it, test } from 'vitest';
import { readFileBytes } from '#content-checks/read-file';
import type { ContentKind } from '#domain/content/kinds';
import { errorLine } from '#domain/content/error';

/** Returns the errors of a text whose first line is line 5 of its file. */
function errorsIn(kind: ContentKind, text: string, ending = 'md'): string[] {
  const source = `---\n# Its fields are the matter of other tests.\n---\n\n${text}`;
  return readFileBytes({ file: `src/content/a.${ending}`, kind, id: 'a' }, Buffer.from(source), {})
    .errors.filter(({ what }) => what.includes('heading'))
    .map(errorLine);
}

describe.each(['md', 'mdx'])('in the text of a page (.%s)', (ending) => {
  const said = (text: string) => errorsIn('pages', text, ending);

  it.each([
    ['no heading', 'Words.'],
    ['headings in their order', '## One\n\n### Two\n\n#### Three\n\n## Four\n\n### Five'],
    ['a sign that is no heading', '#One\n\n\\# Two\n\n`# Three`'],
  ])('%s is no error', (_, text) => {
    expect(said(text)).toEqual([]);
  });

  it.each([
    ['with its sign', '# Where to start'],
    ['in a quotation', '> # Where to start'],
    ['in a list', '- # Where to *start*'],
  ])('a heading of level 1 is an error, %s', (_, text) => {
    expect(said(text)).toEqual([
      "line 5: 'Where to start' is a heading of level 1, which the page itself has. Begin its line with ## instead.",
    ]);
  });

  it('… and the fix for an underlined one also removes the line below it', () => {
    expect(said('Where to start\n=====')).toEqual([
      expect.stringMatching(/Begin its line with ## instead, and take out the line below it\.$/),
    ]);
  });

  it('a skipped level is reported on its line', () => {
    expect(said('## One\n\n#### Two\n\n#### Three\n\n## Four\n\n##### Five')).toEqual([
      "line 7: 'Two' is a heading of level 4, and the one above it is of level 2. Begin its line with ### instead.",
      "line 13: 'Five' is a heading of level 5, and the one above it is of level 2. Begin its line with ### instead.",
    ]);
  });

  it('headings after one of level 1 are checked as if that were fixed', () => {
    expect(said('# One\n\n### Two')).toHaveLength(1);
    expect(said('# One\n\n#### Two')).toHaveLength(2);
  });

  it('a text that begins at too deep a level is an error', () => {
    expect(said('### One\n\n### Two')).toEqual([
      "line 5: 'One' is a heading of level 3, and the one above it is of level 1. Begin its line with ## instead.",
    ]);
  });
});

test.each([
  ['industries', '##'],
  ['insights', '##'],
  ['pages', '##'],
  ['solutions', '###'],
  ['faqs', '###'],
  ['advisors', '####'],
  ['services', '####'],
  ['phases', '####'],
] as const)('the text of %s may begin with %s, below the headings that the page has above it', (kind, sign) => {
  expect(errorsIn(kind, `${sign} One`)).toEqual([]);
  expect(errorsIn(kind, `#${sign} One`)).toEqual([expect.stringContaining(`Begin its line with ${sign} instead.`)]);
  expect(errorsIn(kind, '# One')).toEqual([expect.stringContaining(`Begin its line with ${sign} instead.`)]);
});

test('documents put their headings in order when printed', () => {
  expect(errorsIn('documents', '# One\n\n#### Two')).toEqual([]);
});
