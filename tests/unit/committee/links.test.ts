import { describe, expect, it } from 'vitest';
import { mostMembers } from '#domain/check/settings';
import { type CommitteeLink, type KeptLinks, noLinks, storedLinks, withLink } from '#domain/committee/kept-links';
import { isLongName, nameOf, sameAs, withTyped } from '#domain/committee/links';
import { fragmentOf } from '#tests/fixtures/links';

const fragments = [0, 1, 2, 3, 4, 5, 'must'].map((setting) =>
  fragmentOf({ settings: { 'data-in-canada': setting as 0 } }),
);
const [one = '', two = ''] = fragments;
const line = (fragment: string, name = '') => `${name}${name && ': '}https://smartstack.example/#${fragment}`;
const add = (typed: string, kept: KeptLinks = noLinks, problem: string | null = null) =>
  withTyped({ ...kept, typed }, () => problem);
const link = (id: string, fragment = one): CommitteeLink => ({ id, name: '', fragment });

describe('typed text', () => {
  it('is added in order, under the free numbers', () => {
    const { links, typed, added, notAdded } = add([line(one, 'Finance'), line(two)].join('\n'));
    expect(links).toEqual([
      { id: '1', name: 'Finance', fragment: one },
      { id: '2', name: '', fragment: two },
    ]);
    expect(added).toEqual(links);
    expect([typed, notAdded]).toEqual(['', []]);
    const later = add(line(one), { links: [link('1'), link('3')], typed: '' });
    expect(later.links.map(({ id }) => id)).toEqual(['1', '3', '2']);
  });

  it('stays typed, with the reason, where it cannot be added', () => {
    const { links, typed, notAdded } = add(`Hello\n${line(one)}`, noLinks, 'Part of it is missing.');
    expect(links).toEqual([]);
    expect(typed).toBe(`Hello\n${line(one)}`);
    expect(notAdded).toEqual([
      { text: 'Hello', reason: 'It is not a link to results.' },
      { text: line(one), reason: 'Part of it is missing.' },
    ]);
  });

  it.each(['https://protect-ca.mimecast.com/s/aBcD?domain=smartstack.example', 'Finance: https://lnkd.in/eAbC'])(
    'that hides where it leads says how to get the link: %s',
    (text) => {
      expect(add(text).notAdded).toEqual([
        {
          text,
          reason: 'This address hides where it leads. Open it, then paste the address that your browser shows.',
        },
      ]);
    },
  );

  it('stays typed where there are seven', () => {
    const { links, typed, notAdded } = add([...fragments, ...fragments].map((each) => line(each)).join('\n'));
    expect(links).toHaveLength(mostMembers);
    expect(typed.split('\n')).toHaveLength(mostMembers);
    expect(notAdded[0]?.reason).toBe('Seven links are the most.');
  });

  it('may contain the same link twice: two people can agree', () => {
    const { links } = add([line(one), line(two), line(one.toUpperCase())].join('\n'));
    expect(links.map((each) => sameAs(each, links)?.id ?? null)).toEqual([null, null, '1']);
  });
});

describe('a link from the results that it opens', () => {
  it('is added once', () => {
    expect(withLink([link('1', two)], one, false)).toEqual([link('1', two), { ...link('2'), isOwn: false }]);
    expect(withLink([link('1')], one, false)).toEqual([link('1')]);
  });

  it('replaces the visitor’s own earlier one, and keeps its name', () => {
    const earlier = { id: '1', name: 'Us', fragment: one, isOwn: true };
    expect(withLink([earlier, link('2')], two, true)).toEqual([{ ...earlier, fragment: two }, link('2')]);
  });

  it('has no room beside seven, unless it replaces the visitor’s own', () => {
    const seven = Array.from({ length: mostMembers }, (_, index) => link(String(index + 1)));
    expect(withLink(seven, two, true)).toBeNull();
    const [first = link('1'), ...others] = seven;
    expect(withLink([{ ...first, isOwn: true }, ...others], two, true)?.[0]?.fragment).toBe(two);
  });
});

describe('what a tab has stored', () => {
  it('is restored unchanged', () => {
    const kept = { links: [{ id: '3', name: 'Finance', fragment: one, isOwn: true }], typed: 'https://' };
    expect(storedLinks(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([undefined, null, 7, 'links', [], {}, { links: 'x', typed: 3 }, { links: [null, { id: '1' }, 'x'] }])(
    'is dropped where damaged: %j',
    (stored) => {
      expect(storedLinks(stored)).toEqual(noLinks);
    },
  );

  it('has at most seven links, and each number once', () => {
    const links = Array.from({ length: 9 }, () => ({ id: '4', name: 'x'.repeat(90), fragment: one }));
    const restored = storedLinks({ links }).links;
    expect(restored.map(({ id }) => id).sort()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(restored[0]?.name).toHaveLength(90);
    expect(storedLinks({ links: [{ id: 'constructor', name: '', fragment: one }] }).links[0]?.id).toBe('1');
  });
});

it('a link is called by its name, and by its number without one', () => {
  expect([nameOf({ id: '2', name: ' Finance ' }), nameOf({ id: '2', name: ' ' })]).toEqual(['Finance', 'Link 2']);
});

it('of a long name the beginning is shown, and that is said', () => {
  const long = { id: '2', name: 'x'.repeat(41) };
  expect([nameOf(long), isLongName(long)]).toEqual([`${'x'.repeat(39)}…`, true]);
  expect(isLongName({ name: ` ${'x'.repeat(40)} ` })).toBe(false);
});
