import { describe, expect, test } from 'vitest';
import { collections } from '#admin/collections';
import { screenConfig } from '#admin/config';
import { hasPreview, pageOf } from '#admin/preview';
import { filesOf, kinds } from '#tests/unit/admin/content';

describe('the page beside the form', () => {
  test.each([
    ['pages', 'home', '/'],
    ['pages', 'about', '/about'],
    ['sections', 'home/hero', '/'],
    ['sections', 'roi-calculator/model', '/roi-calculator'],
    ['sections', 'industry/closing', null],
    ['industries', 'insurance', '/insurance'],
    ['facts', 'n8n', '/solutions/n8n'],
    ['wizards', 'navigator', '/solutions-navigator'],
    ['site', 'site', '/'],
    ['criteria', 'french', null],
    ['pages', '', null],
  ])('of %s %s is %s', (collection, entry, page) => {
    expect(pageOf(collection, entry)).toBe(page);
  });

  test('is none of a collection that is gone', () => {
    const names = collections.map(({ name }) => name);
    for (const kind of kinds)
      for (const { file } of filesOf(kind))
        if (hasPreview(kind.collection)) expect(names, file).toContain(kind.collection);
  });

  test('is there where pages can be framed, and nowhere else', () => {
    const previewed = (hasPages: boolean) => {
      const { editor, collections: shown = [] } = screenConfig(kinds, null, 'Site', { folder: 'my site', hasPages });
      const on = shown.flatMap((each) => ('editor' in each && each.editor?.preview ? [each.name] : []));
      return { editor, on };
    };
    expect(previewed(false)).toEqual({ editor: { preview: false }, on: [] });
    expect(previewed(true).editor).toEqual({ preview: true });
    expect(previewed(true).on).toContain('pages');
    expect(previewed(true).on).not.toContain('criteria');
  });
});

test('the screen calls the folder to choose by its name', () => {
  expect(screenConfig(kinds, null, 'Site', { folder: 'my site', hasPages: false }).backend).toMatchObject({
    repo: 'not-set/my-site',
  });
});
