import { expect, it } from 'vitest';
import { takeScriptsLater } from '#netlify/build/late-scripts';
import { parsePage, serializePage } from '#netlify/build/page-tree';

const page = (section: string) => parsePage(`<!DOCTYPE html><html><head></head><body>${section}</body></html>`);
const script = '<script type="module">play("</p>")</script>';

it('puts the script of a late element into a file, and fetches that once the element is in view', () => {
  const tree = page(`<section data-late="demo"><p>x</p>${script}</section>`);
  const [file, ...others] = takeScriptsLater(tree);
  expect(others).toEqual([]);
  expect(file).toEqual({
    path: expect.stringMatching(/^\/_astro\/demo\.[\w-]{8}\.js$/) as string,
    text: 'play("</p>")',
  });
  expect(serializePage(tree)).toBe(
    serializePage(
      page(
        `<section data-late="demo"><p>x</p><script>new IntersectionObserver(([e])=>e.isIntersecting&&import("${file?.path}"),{rootMargin:"99999px 0px 0px"}).observe(document.querySelector("[data-late=demo]"))</script></section>`,
      ),
    ),
  );
});

it('fetches it behind another module of the page', () => {
  const tree = page(`<section data-late="demo">${script}</section><script type="module">first()</script>`);
  const [file] = takeScriptsLater(tree);
  expect(file?.text).toBe('play("</p>")');
  expect(serializePage(tree)).toContain(
    '<section data-late="demo"></section><script type="module">first();new IntersectionObserver(([e])=>',
  );
});

it.each([
  ['of other elements', `<section>${script}</section>`],
  ['that stand deeper in a late element', `<section data-late="demo"><p>${script}</p></section>`],
  ['that are data', '<section data-late="demo"><script type="application/ld+json">{}</script></section>'],
  ['that are files already', '<section data-late="demo"><script type="module" src="/_astro/a.js"></script></section>'],
])('leaves scripts %s', (_, section) => {
  const tree = page(section);
  expect(takeScriptsLater(tree)).toEqual([]);
  expect(serializePage(tree)).toBe(serializePage(page(section)));
});
