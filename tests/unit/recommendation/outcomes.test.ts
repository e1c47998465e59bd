import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { outcomes } from '#domain/recommendation/outcomes';
import { catalogueOf, catalogue } from '#tests/fixtures/content';
import { navigator, needsAssessment } from '#tests/fixtures/wizards';

/*
 * What both wizards answer to every class of answers that a rule reads, one line each, beside what they answered when
 * outcomes.golden.txt was written. `UPDATE_OUTCOMES=1 npm run test:unit` writes it anew: its diff is what a change of
 * content or rules means to visitors, to be read in review.
 */

const golden = path.join(import.meta.dirname, 'outcomes.golden.txt');
const lines = [
  ...outcomes('navigator', navigator, catalogueOf(catalogue)),
  ...outcomes('needs-assessment', needsAssessment, catalogueOf(catalogue)),
].map(({ line }) => line);

const classOf = (line: string) => line.split(' | ').slice(0, 4).join(' | ');

test('each class of answers has one line, and there are fewer than 2,000', () => {
  expect(new Set(lines.map(classOf)).size).toBe(lines.length);
  expect(lines.length).toBeLessThan(2_000);
  expect(lines.length).toBeGreaterThan(500);
});

test('this edit changes no outcome that has not been reviewed', () => {
  if (process.env['UPDATE_OUTCOMES']) writeFileSync(golden, `${lines.join('\n')}\n`);
  const before = new Map(
    readFileSync(golden, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => [classOf(line), line]),
  );
  const now = new Map(lines.map((line) => [classOf(line), line]));
  const changed = [...new Set([...before.keys(), ...now.keys()])].filter((key) => before.get(key) !== now.get(key));
  const summary = `this edit changes ${changed.length} of ${before.size} outcomes`;
  console.info(summary);
  const shown = changed.slice(0, 10).flatMap((key) => [`- ${before.get(key) ?? ''}`, `+ ${now.get(key) ?? ''}`]);
  const remedy = 'Read them, then write the file anew: UPDATE_OUTCOMES=1 npm run test:unit';
  expect(changed, [summary, ...shown, remedy].join('\n')).toEqual([]);
});
