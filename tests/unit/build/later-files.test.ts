import { describe, expect, it } from 'vitest';
import { movePropertiesToFiles, moveSheetToFile } from '#netlify/build/later-files';
import { inlineStyles } from '#netlify/build/inline-code';
import { parsePage, type PageTree, serializePage, setText, textIn } from '#netlify/build/page-tree';

const props = JSON.stringify({ definition: [0, 'question '.repeat(200)] });
const island = (opts: object, properties = props) =>
  `<astro-island component-url="/_astro/Wizard.12345678.js" props='${properties}' opts='${JSON.stringify(opts)}'></astro-island>`;
const page = (body: string) =>
  parsePage(`<!DOCTYPE html><html><head><style>sheet</style></head><body>${body}</body></html>`);
const now = { value: { now: true } };

describe('the properties of an island', () => {
  it.each([now, { value: { interest: true } }])('are a file with a hash, which the island names: %j', (options) => {
    const tree = page(island(options));
    const [file, ...others] = movePropertiesToFiles(tree);
    expect(others).toEqual([]);
    expect(file?.path).toMatch(/^\/_astro\/Wizard\.[\w-]{8}\.json$/);
    expect(file?.text).toBe(props);
    expect(serializePage(tree)).toContain(`data-props="${file?.path}"`);
    expect(serializePage(tree)).not.toContain('question');
  });

  it('stay where they are where they are few', () => {
    const body = island(now, '{}');
    const tree = page(body);
    expect(movePropertiesToFiles(tree)).toEqual([]);
    expect(serializePage(tree)).toBe(serializePage(page(body)));
  });
});

describe('the style sheet of a page', () => {
  const face = '@font-face{font-family:A;src:url(a.woff2)}';
  const first = `@layer a,b;${face}.now{color:red}`;
  const whole = `@layer a,b;${face}.now{color:red}${'.later{color:blue}'.repeat(100)}`;
  const trim = (tree: PageTree, css: (sheets: string[]) => string) => {
    for (const style of inlineStyles(tree)) setText(style, css([textIn(style)]));
  };
  const split = (body: string, all = whole) => {
    const tree = page(body);
    const files = moveSheetToFile(
      tree,
      trim,
      () => all,
      () => first,
    );
    return { files, html: serializePage(tree) };
  };

  it('has what its elements need first, all of it in a file, and each typeface once', () => {
    const { files, html } = split(island(now));
    expect(files).toHaveLength(1);
    expect(files[0]?.path).toMatch(/^\/_astro\/page\.[\w-]{8}\.css$/);
    expect(files[0]?.text).toBe(whole.replace(face, ''));
    expect(html).toContain(`<style data-whole="${files[0]?.path}">${first}</style>`);
  });

  it('has the licences in the file alone', () => {
    const licence = '/*! a library v1 | MIT License */';
    const tree = page(island(now));
    const [file] = moveSheetToFile(
      tree,
      trim,
      () => `${licence}\n${whole}`,
      () => `${licence}\n${first}`,
    );
    expect(file?.text).toContain(licence);
    expect(inlineStyles(tree).map(textIn)).toEqual([first]);
  });

  it('is made once for pages that share it', () => {
    const [one] = split(island(now)).files;
    expect(one).toBeDefined();
    expect(split(`<h1>Another page</h1>${island(now)}`).files[0]).toBe(one);
  });

  it('is whole where there is no island, and where little would come later', () => {
    expect(split('<p>1</p>')).toEqual({
      files: [],
      html: expect.stringContaining(`<style>${whole}</style>`),
    });
    const little = `${first}.later{color:blue}`;
    expect(split(island(now), little)).toEqual({
      files: [],
      html: expect.stringContaining(`<style>${little}</style>`),
    });
  });
});
