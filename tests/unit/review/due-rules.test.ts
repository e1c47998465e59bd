import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dueRules } from '../../../src/review/due-rules';

const project = mkdtempSync(path.join(tmpdir(), 'smartstack-due-'));
const rule = (read: string, more = '') => `name: Paint Act
title: Act respecting paint
jurisdictions: [ontario]
nature: law
binds: [{ industry: healthcare }]
status: coming
date: '2026-05-01'
history: [{ day: '2026-01-01', status: coming, date: '2026-05-01', change: Added to the map. }]
allLayers: Record who painted which wall
official: { url: 'https://laws.example/paint', read: '${read}' }
${more}`;

beforeAll(() => {
  const folder = path.join(project, 'src/content/rules');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'paint.yaml'), rule('2026-01-02'));
  writeFileSync(path.join(folder, 'mistaken.yaml'), rule('2026-01-02', 'colour: red\n'));
});
afterAll(() => rmSync(project, { recursive: true }));

test('reviewers see the rules whose day has come or whose pages are old, and no file with mistakes', () => {
  const on = (day: string) => dueRules(project, new Date(`${day}T12:00:00Z`));
  expect(on('2026-04-30')).toEqual([]);
  expect(on('2026-05-01').map(({ file, due }) => [file, due.map(({ field }) => field)])).toEqual([
    ['src/content/rules/paint.yaml', ['status']],
  ]);
  expect(on('2026-07-02')[0]?.due.map(({ field }) => field)).toEqual(['status', 'sources']);
});
