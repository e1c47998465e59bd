import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { eslint, root } from '#tests/fixtures/lint';

/* The lint refuses an import against the direction of the rooms, and says which rooms may be imported. */

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

describe('the drawing of docs/architecture.md', () => {
  const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  const drawn = [...text.matchAll(/^((?:src|netlify)\/\S+) +→ ?(.*)$/gm)].map(([, room = '', imports = '']) => ({
    room,
    imports: imports.split(', ').filter(Boolean),
  }));

  /** A file of a room as it is drawn, and an import that no room may have. */
  const fileIn = (room: string) => {
    if (room.endsWith('*.tsx')) return room.replace('*', 'Example');
    if (existsSync(path.join(root, `${room}.ts`))) return `${room}.ts`;
    return `${room}/example.ts`;
  };

  test('has every room', () => {
    const folders = globSync(['src/*/**/*.{ts,tsx,astro}', 'netlify/**/*.ts'], { cwd: root })
      .map((file) => file.split('/').slice(0, 2).join('/').replace(/\.ts$/, ''))
      .concat('src/components/*.tsx');
    expect(drawn.map(({ room }) => room).sort()).toEqual([...new Set(folders)].sort());
  });

  test.each(drawn)('is that of the lint: $room', async ({ room, imports }) => {
    const messages = await refusals(fileIn(room), '#tests/example');
    const [, may = ''] = /may import only (.*) \(docs/.exec(messages[0] ?? '') ?? [];
    const allowed = may.split(', ').filter((name) => name !== 'itself' && name !== 'domain');
    expect(imports.toSorted()).toEqual(allowed.sort());
  });

  test('points down', () => {
    const order = drawn.map(({ room }) => room.replace(/^\w+\//, ''));
    const up = drawn.flatMap(({ room, imports }, index) =>
      imports.filter((other) => order.lastIndexOf(other) <= index).map((other) => `${room} → ${other}`),
    );
    expect(up).toEqual([]);
  });
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
