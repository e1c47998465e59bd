import runtime from 'astro/runtime/server/astro-island.prebuilt.js';
import { describe, expect, it, test } from 'vitest';
import { bundleIslands, fetchRuntimeLater } from '#netlify/build/islands';
import { storageKeys } from '#domain/privacy/storage-keys';
import { elementsNamed, parsePage, serializePage, textIn } from '#netlify/build/page-tree';

/** The script of a directive as Astro prints it. */
const directive = (name: string) => `(()=>{(self.Astro||(self.Astro={})).${name}=1;})();`;
const island = (name: string, inside = '') => `<astro-island client="${name}" ssr="">${inside}</astro-island>`;
const script = (text: string) => `<script>${text}</script>`;
const page = (...body: string[]) => parsePage(`<!DOCTYPE html><html><head></head><body>${body.join('')}</body></html>`);

/** A page of this body, and the same page with the loader 'load()'. */
function loaded(...body: string[]) {
  const tree = page(...body);
  fetchRuntimeLater(tree, { loaders: { never: 'load()', 'unless-as-served': 'look()', always: 'loadAtOnce()' } });
  return tree;
}

describe('a page with islands', () => {
  it('has the loader in place of the runtime and the directives', () => {
    const after = loaded(
      script(directive('interest')),
      script(runtime),
      island('interest'),
      script(directive('trigger')),
      island('trigger'),
    );
    expect(elementsNamed(after, 'script').map(textIn)).toEqual(['load()']);
  });

  it('has a loader that starts one at once where one asks for it', () => {
    const now = `<astro-island client="trigger" opts='{"name":"Wizard","value":{"now":true}}' ssr=""></astro-island>`;
    const after = loaded(script(runtime), now, island('interest'));
    expect(elementsNamed(after, 'script').map(textIn)).toEqual(['loadAtOnce()']);
  });

  it('has a loader that looks whether one has to start where one asks for that, unless another starts at once', () => {
    const starting = (now: unknown) =>
      `<astro-island client="trigger" opts='${JSON.stringify({ value: { now } })}' ssr=""></astro-island>`;
    const scripts = (...islands: string[]) => elementsNamed(loaded(script(runtime), ...islands), 'script').map(textIn);
    expect(scripts(island('interest'), starting('unless-as-served'))).toEqual(['look()']);
    expect(scripts(starting('unless-as-served'), starting(true))).toEqual(['loadAtOnce()']);
  });

  it('keeps the loader although it looks for the directives as their scripts do', () => {
    const tree = page(script(runtime), script(directive('interest')), island('interest'));
    fetchRuntimeLater(tree, { loaders: { never: 'self.Astro||load()', 'unless-as-served': '', always: '' } });
    expect(elementsNamed(tree, 'script').map(textIn)).toEqual(['self.Astro||load()']);
  });

  it('has islands with the export and the properties that they have', () => {
    const own = '<astro-island client="trigger" component-export="Wizard" props="{&quot;a&quot;:[0,1]}">';
    expect(serializePage(loaded(script(runtime), own))).toContain(own);
  });

  it('is otherwise as it was: islands in islands, slots, other scripts, text that only looks like a script', () => {
    const islands = island('interest', `<astro-slot>${island('trigger')}</astro-slot><!--astro:end-->`);
    const rest = `${islands}${script('self.Astro')}<i title="(self.Astro||(self.Astro={}))">self.Astro||</i>`;
    const after = loaded(script(runtime), rest);
    expect(serializePage(after)).toBe(serializePage(page(script('load()'), rest)));
  });

  test.each([
    ['no runtime', [island('interest')]],
    ['another runtime than Astro had', [script(`${runtime} `), island('interest')]],
  ])('and %s stops the build', (_, body) => {
    expect(() => loaded(...body)).toThrow(
      /^a page has islands, but not the runtime .* https:\/\/github\.com\/withastro\/astro\/blob\//,
    );
  });

  it('and one with a directive that the loader does not run stops the build', () => {
    expect(() => loaded(script(runtime), island('interest'), island('visible'))).toThrow(
      'an island has client:visible',
    );
  });

  it('and one in a template stops the build', () => {
    expect(() => loaded(script(runtime), `<template>${island('interest')}</template>`)).toThrow('in a template');
  });
});

test('a page without islands stays as it was', () => {
  const body = script(directive('interest'));
  expect(serializePage(loaded(body))).toBe(serializePage(page(body)));
});

test('the loader brings the directives and the runtime from one file, whose name changes with it', async () => {
  const { file, loaders } = await bundleIslands();
  expect(file.path).toMatch(/^\/_astro\/islands\.[\w-]{8}\.js$/);
  expect(file.text.endsWith(runtime)).toBe(true);
  for (const program of Object.values(loaders)) {
    expect(program).toContain(`"${file.path}"`);
    expect(program).not.toMatch(/[\n]|islandsFile|startsByItself|<\//);
  }
  expect(loaders.never).not.toContain('component-url');
  for (const loader of [loaders.always, loaders['unless-as-served']]) expect(loader).toContain('component-url');
  expect(await bundleIslands()).toEqual({ file, loaders });
});

test('the loader, which knows no list of them, writes names in storage as they are', async () => {
  const { loaders } = await bundleIslands();
  for (const key of [storageKeys.arrival, storageKeys.message]) expect(loaders.never).toContain(key);
});
