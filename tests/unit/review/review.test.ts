import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waysThrough } from '#domain/wizard/ways';
import { navigator, needsAssessment } from '#tests/fixtures/wizards';
import { wizardFlow } from '../../../src/review/flow';
import { writeEmptyImports } from '../../../src/review/fresh-pages';
import { reviewPages } from '../../../src/review/integration';

let project = '';
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'smartstack-review-'));
});
afterEach(() => rmSync(project, { recursive: true }));

describe('the pages for reviewers', () => {
  test.each([
    ['dev', 2],
    ['build', 0],
    ['preview', 0],
    ['sync', 0],
  ])('in %s there are %d', (command, count) => {
    const injectRoute = vi.fn();
    const setup = reviewPages().hooks['astro:config:setup'];
    void setup?.({
      command,
      config: { root: pathToFileURL(`${project}/`) },
      injectRoute,
      updateConfig: vi.fn(),
    } as never);
    expect(injectRoute).toHaveBeenCalledTimes(count);
  });
});

test('what Astro imports of the content is there from the start, and never beside a store of its own', () => {
  writeEmptyImports(project);
  expect(readdirSync(path.join(project, '.astro')).sort()).toEqual(['content-assets.mjs', 'content-modules.mjs']);
  rmSync(path.join(project, '.astro/content-modules.mjs'));
  writeFileSync(path.join(project, '.astro/data-store.json'), '[]');
  writeEmptyImports(project);
  expect(readdirSync(path.join(project, '.astro')).sort()).toEqual(['content-assets.mjs', 'data-store.json']);
});

describe.each([
  ['the Navigator', navigator, 6],
  ['the needs assessment', needsAssessment, 9],
])('the drawing of %s', (_, wizard, boxes) => {
  const flow = wizardFlow(waysThrough(wizard), wizard.steps);

  test('has a box for each step, and one more for each way that parts', () => {
    expect(flow.boxes).toHaveLength(boxes);
  });

  test('keeps its boxes apart and inside', () => {
    for (const [index, a] of flow.boxes.entries()) {
      expect(a.y).toBeGreaterThanOrEqual(-1);
      expect(a.y + a.height).toBeLessThanOrEqual(flow.height + 1);
      for (const b of flow.boxes.slice(index + 1))
        expect(a.x !== b.x || a.y + a.height < b.y || b.y + b.height < a.y).toBe(true);
    }
  });
});
