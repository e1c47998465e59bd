import { expect, test } from 'vitest';
import { openRule } from '#domain/obligations/following/open-data';
import { rules } from '#tests/fixtures/content';

const map = new URL('https://paint.example/obligations');

test('an open rule has what its file says, its address and the names of places; criteria are the ranking’s own', () => {
  for (const [id, entry] of rules) {
    const open = openRule(id, entry, map);
    const { name, title, nature, status, date, binds, official, sources, history } = entry;
    expect(open).toMatchObject({ id, name, title, nature, status, date, binds, official, sources, history });
    expect(open.page).toBe(`https://paint.example/obligations#${id}`);
    expect(open).not.toHaveProperty('raises');
    expect(open.asks).toEqual(
      entry.asks ?? Object.fromEntries(Object.keys(open.asks).map((layer) => [layer, entry.allLayers])),
    );
    expect(Object.keys(open.asks).length).toBe(entry.asks ? Object.keys(entry.asks).length : 5);
  }
});
