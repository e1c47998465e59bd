// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noLinks } from '#domain/committee/kept-links';
import { $settings, openCheck } from '#stores/check';
import {
  $committee,
  $linksToRead,
  addTypedLinks,
  nameLink,
  openCommittee,
  ownCheck,
  removeLink,
  adoptGroupSettings,
  typeLinks,
} from '#stores/committee';
import { keptComparison, takeComparison } from '#stores/kept-comparison';
import { addToCommittee } from '#stores/add-to-committee';
import { blockedStorage, newTab } from '#tests/fixtures/browser';
import { colleagues, fragmentOf } from '#tests/fixtures/links';

const key = 'smartstack.committee';
const [one, two] = Object.values(colleagues).map((settings) => fragmentOf({ settings })) as [string, string];
const stored = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
const line = (fragment: string) => `https://smartstack.example/solutions-navigator#${fragment}`;
const add = (...lines: string[]) => {
  typeLinks(lines.join('\n'));
  return addTypedLinks(() => null);
};

/** The page after a reload. */
function reloaded(): void {
  $committee.set(noLinks);
  openCommittee();
}

beforeEach(() => {
  newTab('/committee');
  openCommittee();
});
afterEach(() => vi.restoreAllMocks());

describe('the links of a tab', () => {
  it('are none in a new one, and nothing is stored', () => {
    expect($committee.get()).toEqual(noLinks);
    expect(stored()).toBeNull();
  });

  it('stay with their names, as does what is typed and not added', () => {
    add(line(one), 'Hello');
    nameLink('1', 'Finance');
    reloaded();
    expect($committee.get()).toEqual({
      links: [{ id: '1', name: 'Finance', fragment: one, isOwn: false }],
      typed: 'Hello',
    });
  });

  it('are read again only when one is added or removed, not for a name or what is typed', () => {
    add(line(one), line(two));
    const read = $linksToRead.get();
    nameLink('1', 'Finance');
    typeLinks('https://');
    expect($linksToRead.get()).toBe(read);
    expect($committee.get().links[0]?.name).toBe('Finance');
    removeLink('1');
    expect($linksToRead.get().map(({ id }) => id)).toEqual(['2']);
    add(line(one));
    expect($linksToRead.get().map(({ id, fragment }) => [id, fragment])).toEqual([
      ['2', two],
      ['1', one],
    ]);
  });

  it('leave nothing behind once they are removed and nothing is typed', () => {
    add(line(one), line(two));
    removeLink('1');
    expect($committee.get().links.map(({ id }) => id)).toEqual(['2']);
    removeLink('2');
    expect(stored()).toBeNull();
  });

  it('keep a long name whole', () => {
    add(line(one));
    nameLink('1', 'x'.repeat(60));
    expect($committee.get().links[0]?.name).toHaveLength(60);
  });

  it('are as many as are typed where the browser stores nothing', () => {
    blockedStorage();
    expect(add(line(one), line(two)).added).toHaveLength(2);
    expect($committee.get().links).toHaveLength(2);
  });
});

describe('the link of results', () => {
  it('stands before those that are pasted later, and is replaced when they change', () => {
    addToCommittee(one, true);
    openCommittee();
    add(line(fragmentOf({ settings: colleagues.Finance })));
    addToCommittee(two, true);
    reloaded();
    expect($committee.get().links.map(({ fragment }) => fragment)).toEqual([
      two,
      fragmentOf({ settings: colleagues.Finance }),
    ]);
  });
});

describe('the group’s weights', () => {
  it('take the place of the visitor’s own in the check of their results', () => {
    sessionStorage.setItem(
      'smartstack.check',
      JSON.stringify({ settings: { 'data-in-canada': 2 }, industry: 'telecom' }),
    );
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    adoptGroupSettings({ 'data-in-canada': 'must', french: 3 });
    vi.unstubAllGlobals();
    expect(assign).toHaveBeenCalledWith('/solutions-navigator#check');
    openCheck(['data-in-canada', 'french', 'data-export']);
    expect($settings.get()).toEqual({ 'data-in-canada': 'must', french: 3, 'data-export': 0 });
    expect(JSON.parse(sessionStorage.getItem('smartstack.check') ?? '')).toMatchObject({ industry: 'telecom' });
  });

  it.each([
    [{}, {}, { hasSettings: false, hasResults: false }],
    [{ settings: null }, { wizard: { submitted: false } }, { hasSettings: false, hasResults: false }],
    [{ settings: { french: 2 } }, { wizard: { submitted: true } }, { hasSettings: true, hasResults: true }],
    [7, { wizard: 'x' }, { hasSettings: false, hasResults: false }],
  ])('ask first where there are own ones: %j, %j', (check, navigator, expected) => {
    sessionStorage.setItem('smartstack.check', JSON.stringify(check));
    sessionStorage.setItem('smartstack.navigator', JSON.stringify(navigator));
    expect(ownCheck()).toEqual(expected);
  });
});

describe('where the browser stores nothing', () => {
  it('the link of results is not said to be on its way', () => {
    expect(addToCommittee(one, true)).toBe('added');
    blockedStorage();
    expect(addToCommittee(one, true)).toBe('not-stored');
  });

  it('the group’s weights are not carried over, and the page stays', () => {
    blockedStorage();
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    expect(adoptGroupSettings({ french: 3 })).toBe(false);
    vi.unstubAllGlobals();
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('what the tab compares', () => {
  const catalogue = [{ id: 'wazuh' }, { id: 'fortigate' }];
  const keep = (value: unknown) => sessionStorage.setItem('smartstack.compare', JSON.stringify(value));

  it('goes with a link in its order, without what the catalogue does not have', () => {
    keep(['fortigate', 'gone', 3, 'wazuh']);
    expect(keptComparison(catalogue)).toEqual(['fortigate', 'wazuh']);
    keep('wazuh');
    expect(keptComparison(catalogue)).toEqual([]);
  });

  it('is replaced by that of a link whose answers are used, unless that compares nothing', () => {
    keep(['fortigate']);
    takeComparison([]);
    expect(keptComparison(catalogue)).toEqual(['fortigate']);
    takeComparison(['wazuh']);
    expect(keptComparison(catalogue)).toEqual(['wazuh']);
  });
});
