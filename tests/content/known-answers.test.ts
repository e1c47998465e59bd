import { expect, test } from 'vitest';
import { knownAnswers } from '#domain/from-content';

test('no question is called like a line of the note', () => {
  expect(knownAnswers.detailQuestions).not.toEqual([]);
  expect(knownAnswers.detailQuestions.filter((id) => !/^[a-z][a-zA-Z0-9-]*$/.test(id))).toEqual([]);
});
