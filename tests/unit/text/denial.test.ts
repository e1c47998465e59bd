import { expect, test } from 'vitest';
import { isDenied, sentencesOf } from '#domain/text/denial';

test.each([
  'this is not a',
  'not a',
  'no',
  'it isn t a',
  'it does not need any',
  'you don t need the',
  'works without',
  'without an',
  'staff assistants rather than a',
  'instead of your',
  'neither a',
  'nor',
  'ce n est pas un',
  'sans',
  'une aide plutôt que le',
])('%j denies what follows', (before) => expect(isDenied(before)).toBe(true));

test.each([
  '',
  'a',
  'not only a',
  'not just a',
  'no code',
  'with or without',
  'no longer waits for a',
  'we do not sell hardware but a',
  'nothing but a',
  'knot',
  'the piano a',
])('%j does not', (before) => expect(isDenied(before)).toBe(false));

test.each([
  ['One. Two! Three? Four: five; six | seven', ['One', ' Two', ' Three', ' Four', ' five', ' six ', ' seven']],
  ['At 8x8.com, version 2.0', ['At 8x8.com, version 2.0']],
  ['Whole', ['Whole']],
])('the sentences of %j', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));
