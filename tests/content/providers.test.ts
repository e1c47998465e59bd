import { expect, test } from 'vitest';
import { providers } from '#tests/fixtures/content';
import { repeatedIn } from '#tests/fixtures/repeated';

const entries = [...providers].map(([id, entry]) => ({ id, ...entry }));

/* How many stand where, and which industries there have to be, is among the checks of the content. */

test.each(entries)('$id names no industry twice', ({ industries: served = [] }) => {
  expect(repeatedIn(served)).toEqual([]);
});

test.each(entries)('$id is described without superlatives', ({ name, description, specialties = [] }) => {
  expect([name, description, ...specialties].join('\n')).not.toMatch(/\b(best|leading|world-class|premier|top)\b|#1/i);
});

test.each(entries)('$id leads to a home page over https', ({ url }) => {
  const { protocol, username, search, hash } = new URL(url);
  expect({ protocol, username, search, hash }).toEqual({ protocol: 'https:', username: '', search: '', hash: '' });
});
