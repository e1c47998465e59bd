import runtime from 'astro/runtime/server/astro-island.prebuilt.js';
import { describe, expect, it, test } from 'vitest';
import { bundleLoader, fetchRuntimeLater, runtimeFile } from '#netlify/build/islands';
import { elementsNamed, parsePage, serializePage, textIn } from '#netlify/build/page-tree';

/** The script of a directive as Astro prints it. */
const directive = (name: string) => `(()=>{(self.Astro||(self.Astro={})).${name}=1;})();`;
const island = (name: string, inside = '') => `<astro-island client="${name}" ssr="">${inside}</astro-island>`;
const script = (text: string) => `<script>${text}</script>`;
const page = (...body: string[]) => parsePage(`<!DOCTYPE html><html><head></head><body>${body.join('')}</body></html>`);

/** A page of this body, and the same page with the loader 'load()'. */
function loaded(...body: string[]) {
  const tree = page(...body);
  fetchRuntimeLater(tree, 'load()');
  return tree;
}

describe('a page with islands', () => {
  it('has the loader in place of the runtime and the directives', () => {
    const after = loaded(
      script(directive('touch')),
      script(runtime),
      island('touch'),
      script(directive('when')),
      island('when'),
    );
    expect(elementsNamed(after, 'script').map(textIn)).toEqual(['load()']);
  });

  it('has no ids of islands, which change with the folder of the build', () => {
    const after = loaded(script(runtime), '<astro-island client="touch" uid="1a2b3c" prefix="r1" ssr=""></astro-island>');
    expect(serializePage(after)).toContain('<astro-island client="touch" prefix="r1" ssr="">');
  });

  it('is otherwise as it was: islands in islands, slots, other scripts, text that only looks like a script', () => {
    const islands = island('touch', `<astro-slot>${island('when')}</astro-slot><!--astro:end-->`);
    const rest = `${islands}${script('self.Astro')}<i title="(self.Astro||(self.Astro={}))">self.Astro||</i>`;
    const after = loaded(script(runtime), rest);
    expect(serializePage(after)).toBe(serializePage(page(script('load()'), rest)));
  });

  test.each([
    ['no runtime', [island('touch')]],
    ['another runtime than Astro had', [script(`${runtime} `), island('touch')]],
  ])('and %s stops the build', (_, body) => {
    expect(() => loaded(...body)).toThrow(
      /^a page has islands, but not the runtime .* https:\/\/github\.com\/withastro\/astro\/blob\//,
    );
  });

  it('and one with a directive that the loader does not run stops the build', () => {
    expect(() => loaded(script(runtime), island('touch'), island('visible'))).toThrow('an island has client:visible');
  });

  it('and one in a template stops the build', () => {
    expect(() => loaded(script(runtime), `<template>${island('touch')}</template>`)).toThrow('in a template');
  });
});

test('a page without islands stays as it was', () => {
  const body = script(directive('touch'));
  expect(serializePage(loaded(body))).toBe(serializePage(page(body)));
});

test('the loader fetches the runtime from its file, whose name changes with it', async () => {
  const loader = await bundleLoader();
  expect(runtimeFile.path).toMatch(/^\/_astro\/islands\.[\w-]{8}\.js$/);
  expect(runtimeFile.program).toBe(runtime);
  expect(loader).toContain(`"${runtimeFile.path}"`);
  expect(loader).not.toMatch(/[\n]|runtimeFile|<\//);
  expect(await bundleLoader()).toBe(loader);
});
