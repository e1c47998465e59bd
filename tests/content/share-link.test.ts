import { expect, test } from 'vitest';
import { idDigest, questionDigest } from '#domain/share/encode';
import { criteria, industries, navigator, solutionEntries } from '#tests/fixtures/content';

/* Links to results name everything by a short digest: no two things that one place of a link can name may share one. */

const things: [string, string[]][] = [
  ['industry', [...industries].flatMap(([id, { kinds }]) => [id, ...kinds.map((kind) => `${id}:${kind.id}`)])],
  ['criterion', [...criteria.keys()]],
  ['solution', [...solutionEntries.keys()]],
  ...navigator.questions.map(({ id, options }): [string, string[]] => [
    `option of ${id}`,
    options.flatMap(({ value, alsoKnownAs = [] }) => [value, ...alsoKnownAs]),
  ]),
];

test.each(things)(
  'each %s has a digest of its own: rename the file or value of one of those that share one',
  (_, ids) => {
    expect(shared(ids, idDigest)).toEqual([]);
  },
);

test('each question of the Navigator has a digest of its own', () => {
  expect(
    shared(
      navigator.questions.map(({ id }) => id),
      questionDigest,
    ),
  ).toEqual([]);
});

/** The ids whose digest another one has. */
function shared(ids: readonly string[], digest: (id: string) => string): string[] {
  const different = [...new Set(ids)];
  return different.filter((id) => different.some((other) => other !== id && digest(other) === digest(id)));
}
