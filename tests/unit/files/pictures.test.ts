import { describe, expect, it } from 'vitest';
import { faviconIco, type IconName, iconPng, icons } from '#files/icon';
import { type SocialContent, socialPng, socialSize } from '#files/social-picture';

const agency = 'SmartStack';
const longest = 'Residents of every municipality get answers that they can check, and a person whenever one';
const longestLabel = 'of routine inquiries to every municipality are resolved without any human handoff';

const contents: Record<string, SocialContent> = {
  'a short heading': { agency, heading: 'About', picture: 'stack' },
  'the longest heading a page may have': { agency, heading: longest, picture: 'mark' },
  'the page that was not found': { agency, heading: 'Oops! Page not found', picture: 'slipped mark' },
  'the largest figure under the longest words': industry([95, longestLabel]),
  'names in Polish and Vietnamese, Greek and an arrow': {
    agency,
    heading: 'Paweł, Łukasz, Nguyễn → Ωμέγα',
    picture: 'mark',
  },
  'two figures': industry([20, 'fuel reduction'], [30, 'fewer complaints about pickups']),
};

function industry(...figures: [percent: number, label: string][]): SocialContent {
  const statistics = figures.map(([percent, label]) => ({ percent, label }));
  return { agency, heading: longest.slice(0, 80), section: 'Government', picture: { statistics, layer: 'cx' } };
}

/** Width and height in the PNG's header. */
function sizeOf(png: Uint8Array): [width: number, height: number] {
  const bytes = Buffer.from(png);
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe.each(Object.entries(contents))('the picture of %s', (_, content) => {
  it('is 1200 × 630, below 80 kB and the same bytes each time', async () => {
    const png = await socialPng(content);
    expect(sizeOf(png)).toEqual([1200, 630]);
    expect(socialSize).toEqual({ width: 1200, height: 630 });
    expect(png.length).toBeLessThan(80_000);
    expect(Buffer.compare(png, await socialPng(content))).toBe(0);
  });
});

it('words that do not fit stop the build by name', async () => {
  const heading = 'word '.repeat(90).trim();
  await expect(() => socialPng({ agency, heading, picture: 'mark' })).rejects.toThrow(
    `do not fit into the picture: ${heading}`,
  );
});

it('a character that the typefaces lack stops the build and is named', async () => {
  await expect(() => socialPng({ agency, heading: 'Stack → 漢', picture: 'mark' })).rejects.toThrow('漢');
});

it.each(Object.keys(icons) as IconName[])('%s has the size it is known by', async (name) => {
  const { size } = icons[name];
  expect(sizeOf(await iconPng(name))).toEqual([size, size]);
});

it('favicon.ico contains the small icon as its only picture', async () => {
  const ico = Buffer.from(await faviconIco());
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect([ico[6], ico[7]]).toEqual([32, 32]);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(offset + length).toBe(ico.length);
  expect(sizeOf(ico.subarray(offset))).toEqual([32, 32]);
});
