import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

/* The lint refuses an import against the direction of the rooms, and says which rooms may be imported. */

const root = path.join(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });

/** The messages about the one import of a file. */
async function refusals(filePath: string, imported: string): Promise<string[]> {
  const [result] = await eslint.lintText(`export * from '${imported}';\n`, { filePath });
  return (result?.messages ?? []).map(({ ruleId, message }) => {
    expect(ruleId).toBe('@typescript-eslint/no-restricted-imports');
    return message;
  });
}

describe('in netlify', () => {
  test.each([
    ['netlify/leads/example.ts', '#netlify/functions/health', 'netlify/leads may import only highlevel, storage,'],
    ['netlify/leads/example.ts', '../functions/health.ts', 'netlify/leads may import only highlevel, storage,'],
    ['netlify/leads/example.ts', '#netlify/http/request', 'netlify/leads may import only highlevel, storage,'],
    ['netlify/leads/example.ts', '#netlify/cli/leads-print', 'netlify/leads may import only highlevel, storage,'],
    ['netlify/highlevel/example.ts', '#netlify/leads/record', 'netlify/highlevel may import only settings, http,'],
    ['netlify/storage/example.ts', '#netlify/leads/record', 'netlify/storage may import only itself, domain'],
    ['netlify/http/example.ts', '#netlify/settings', 'netlify/http may import only itself, domain'],
    ['netlify/settings.ts', '#netlify/leads/record', 'netlify/settings.ts may import only http, domain'],
    ['netlify/settings.ts', './leads/record.ts', 'netlify/settings.ts may import only http, domain'],
    ['netlify/functions/example.ts', '#netlify/doubles/highlevel', 'netlify/functions may import only leads,'],
    ['netlify/functions/example.ts', '#netlify/serve/dev', 'netlify/functions may import only leads,'],
    ['netlify/doubles/example.ts', '#netlify/leads/record', 'netlify/doubles may import only http, itself, domain'],
    ['netlify/cli/example.ts', '#stores/outbox', 'netlify/cli may import only leads,'],
    ['netlify/serve/example.ts', '#tests/functions/support', 'netlify/serve may import only functions,'],
  ])('%s does not import %s', async (file, imported, message) => {
    expect(await refusals(file, imported)).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    ['netlify/functions/example.ts', '#netlify/leads/accept'],
    ['netlify/leads/example.ts', '#netlify/highlevel/send'],
    ['netlify/leads/example.ts', '#netlify/http/outbound'],
    ['netlify/leads/example.ts', '#domain/lead/received'],
    ['netlify/highlevel/example.ts', '#netlify/settings'],
    ['netlify/doubles/example.ts', './highlevel'],
    ['netlify/cli/example.ts', '#netlify/leads/store'],
  ])('%s imports %s', async (file, imported) => {
    expect(await refusals(file, imported)).toEqual([]);
  });
});

test('the table of netlify/README.md is that of the lint', async () => {
  const text = readFileSync(path.join(root, 'netlify/README.md'), 'utf8');
  const table = /## Rooms\n\n((?:\|.*\n)+)/.exec(text)?.[1] ?? '';
  const told: Record<string, string[]> = {};
  for (const row of table.trim().split('\n').slice(2)) {
    const [rooms = '', , imports = ''] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    for (const [index, room] of rooms.split(' · ').entries())
      told[room.replaceAll(/[`/]/g, '')] = (imports.split(' · ')[index] ?? '').split(', ').filter(Boolean).sort();
  }
  const rules: Record<string, string[]> = {};
  for (const room of readdirSync(path.join(root, 'netlify')).filter((name) => !/\.(?:md|mjs)$/.test(name))) {
    const file = room.endsWith('.ts') ? `netlify/${room}` : `netlify/${room}/example.ts`;
    const [message = ''] = await refusals(file, '#stores/outbox');
    const [, may = ''] = /may import only (.*) \(netlify/.exec(message) ?? [];
    rules[room] = may
      .split(', ')
      .filter((name) => name !== 'itself' && name !== 'domain')
      .sort();
  }
  expect(told).toEqual(rules);
});

describe('in src', () => {
  test.each([
    ['src/domain/lead/example.ts', '#stores/outbox', 'domain may import only itself'],
    ['src/islands/Example.tsx', '#browser/outbox', 'islands may import only stores,'],
    ['src/islands/Example.tsx', '#components/Hero.astro', 'islands stays free of this package'],
    ['src/components/Example.tsx', '#stores/outbox', 'components may import only'],
    ['src/components/Example.tsx', '#queries/entries', 'components may import only drawings, domain'],
    ['src/stores/example.ts', '#netlify/leads/record', 'stores may import only domain, browser,'],
  ])('%s does not import %s', async (file, imported, message) => {
    expect(await refusals(file, imported)).toContainEqual(expect.stringContaining(message));
  });
});

test('every room is in the lint', async () => {
  const files = globSync(['netlify/**/*.ts', 'src/*/**/*.{ts,tsx,astro}'], { cwd: root });
  expect(files.length).toBeGreaterThan(300);
  const unguarded = new Set<string>();
  for (const [room, [file = '']] of Map.groupBy(files, (each) => path.dirname(each))) {
    const config = (await eslint.calculateConfigForFile(path.join(root, file))) as { rules?: Record<string, unknown> };
    if (!config.rules?.['@typescript-eslint/no-restricted-imports']) unguarded.add(room);
  }
  expect([...unguarded]).toEqual([]);
});
