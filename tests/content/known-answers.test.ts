import path from 'node:path';
import { expect, test } from 'vitest';
import { readFile } from 'node:fs/promises';
import { knownAnswersText } from '#netlify/build/known-answers';
import { knownAnswers } from '#domain/lead/known-answers';

const root = path.join(import.meta.dirname, '../..');

test('the functions know what the wizards may send (a build writes it anew)', async () => {
  const committed = await readFile(path.join(root, 'src/domain/lead/known-answers.ts'), 'utf8');
  const current = committed === (await knownAnswersText(root));
  expect(current, 'src/domain/lead/known-answers.ts is older than the wizards: npm run build writes it anew.').toBe(
    true,
  );
});

test('no question is called like a line of the note', () => {
  expect(knownAnswers.detailQuestions.filter((id) => !/^[a-z][a-zA-Z0-9-]*$/.test(id))).toEqual([]);
});
