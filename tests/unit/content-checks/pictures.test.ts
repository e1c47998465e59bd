import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureErrors } from '#content-checks/pictures';
import { readFileBytes } from '#content-checks/read-file';
import { printedErrors } from '#domain/content/error';

let project: string;
beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'smartstack-pictures-'));
  mkdirSync(path.join(project, 'src/content/pictures'), { recursive: true });
  mkdirSync(path.join(project, 'public'));
});
afterAll(() => rmSync(project, { recursive: true }));

const put = (name: string, bytes: string | Uint8Array) =>
  writeFileSync(path.join(project, 'src/content/pictures', name), bytes);

/** Returns the errors of a text with a picture at this address, on its line 7. */
function errorIn(address: string): string {
  const text = `---\nquestion: Can I use dollars?\norder: 6\npage: roi-calculator\n---\n\n![A coin](${address})\n`;
  const file = readFileBytes({ file: 'src/content/faqs/coin.md', kind: 'faqs', id: 'coin' }, Buffer.from(text), {});
  return printedErrors(pictureErrors(project, file));
}

/** Returns the errors of an advisor with this photo. */
function toldOfPhoto(address: string): string {
  const text = `---\nname: Maya\nphoto:\n  src: ${address}\n  alt: Maya\n---\n\nAdvises.\n`;
  const file = readFileBytes({ file: 'src/content/advisors/m.md', kind: 'advisors', id: 'm' }, Buffer.from(text), {});
  return printedErrors(pictureErrors(project, file));
}

const plain = { create: { width: 1200, height: 6, channels: 3, background: 'teal' } } as const;
const formats = ['avif', 'gif', 'jpeg', 'png', 'webp'] as const;
const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"></svg>\n';

test.each(formats)('a whole picture is no error: %s', async (format) => {
  put(`coin.${format}`, await sharp(plain).toFormat(format).toBuffer());
  expect(errorIn(`../pictures/coin.${format}`)).toBe('');
});

test('… nor is one from a camera, with its metadata, or one with the ending of another format', async () => {
  const withExif = sharp(plain).withExif({ IFD0: { Copyright: 'Ours' } });
  put('camera.jpg', Buffer.concat([await withExif.jpeg().toBuffer(), Buffer.alloc(32)]));
  put('saved.jpg', await sharp(plain).png().toBuffer());
  put('progressive.jpg', await sharp(plain).jpeg({ progressive: true }).toBuffer());
  put('coin.svg', svg);
  for (const name of ['camera.jpg', 'saved.jpg', 'progressive.jpg', 'coin.svg'])
    expect(errorIn(`../pictures/${name}`)).toBe('');
});

const cannotBeRead = (name: string) =>
  `src/content/faqs/coin.md\n  line 7: the picture src/content/pictures/${name} cannot be read. Save or export it anew, as jpg, png or webp.`;

test.each(formats)('a picture with a truncated header is an error: %s', async (format) => {
  const noise = { ...plain.create, noise: { type: 'gaussian', mean: 128, sigma: 30 }, width: 80, height: 60 } as const;
  const whole = await sharp({ create: noise }).toFormat(format).toBuffer();
  put(`cut.${format}`, whole.subarray(0, 5));
  expect(errorIn(`../pictures/cut.${format}`)).toBe(cannotBeRead(`cut.${format}`));
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><title>Sign in</title>'],
  ['a note where the picture is stored', 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 1234\n'],
  ['a photo of a phone, which browsers do not show', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x00ispe')],
  ['the beginning and the end of a picture alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xd9])],
])('a file with %s is an error', (_, bytes) => {
  put('coin.jpg', bytes);
  expect(errorIn('../pictures/coin.jpg')).toBe(cannotBeRead('coin.jpg'));
});

test('a repaired picture is read again', async () => {
  put('again.png', 'broken');
  expect(errorIn('../pictures/again.png')).not.toBe('');
  put('again.png', await sharp(plain).png().toBuffer());
  expect(errorIn('../pictures/again.png')).toBe('');
});

test('a served picture is read as well', () => {
  writeFileSync(path.join(project, 'public/coin.png'), 'broken');
  expect(errorIn('/coin.png')).toContain('line 7: the picture public/coin.png cannot be read');
});

const renameIt = (name: string, to: string) =>
  `the picture '${name}' has a % in its name. Rename the file, for example to ${to}, and write that.`;

test.each([
  ['100%.png', '100%.png', '100.png'],
  ['../pictures/50%25-off.png', '../pictures/50%-off.png', '50-off.png'],
  ['/%zz.png', '/%zz.png', 'zz.png'],
  ['%.png', '%.png', 'picture.png'],
])('a picture with a percent sign in its name is an error: %s', (address, name, better) => {
  expect(errorIn(address)).toBe(`src/content/faqs/coin.md\n  line 7: ${renameIt(name, better)}`);
});

test.each([
  ['../pictures/100%.png', '100.png'],
  ['../pictures/a%20b.png', 'a-20b.png'],
])('… and a photo of an advisor: %s', (address, better) => {
  expect(toldOfPhoto(address)).toBe(`src/content/advisors/m.md\n  line 4: ${renameIt(address, better)}`);
});

test('a picture with a space or a sign in its name is found', async () => {
  const bytes = await sharp(plain).png().toBuffer();
  put('a coin.png', bytes);
  put('a#b.png', bytes);
  writeFileSync(path.join(project, 'public/a coin.png'), bytes);
  expect(errorIn('../pictures/a%23b.png')).toBe('');
  expect(errorIn('/a%20coin.png')).toBe('');
  expect(errorIn('../pictures/a%20coin.png')).toBe('');
  expect(toldOfPhoto('../pictures/a coin.png')).toBe('');
});

test('a picture that is too narrow for its place, or too large for the site, is an error', async () => {
  const png = (width: number) =>
    sharp({ create: { ...plain.create, width } })
      .png()
      .toBuffer();
  put('narrow.png', await png(1199));
  expect(errorIn('../pictures/narrow.png')).toContain(
    'line 7: the picture src/content/pictures/narrow.png is 1,199 pixels wide, and its place needs at least 1,200. Take the original',
  );
  put('large.png', Buffer.concat([await png(1200), Buffer.alloc(9 * 1024 * 1024)]));
  expect(errorIn('../pictures/large.png')).toContain('has 9.0 MB, and it takes at most 8. Save it anew as jpg');
  put('photo.png', await png(400));
  expect(toldOfPhoto('../pictures/photo.png')).toBe('');
  put('photo.png', await png(399));
  expect(toldOfPhoto('../pictures/photo.png')).toContain('is 399 pixels wide, and its place needs at least 400');
});
