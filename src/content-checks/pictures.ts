import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { ContentError } from '#domain/content/error';
import { grouped } from '#domain/text/numbers';
import { isThere, pictureName, plainName } from '#content-checks/read-content';
import type { ReadFile } from '#content-checks/read-file';
import { shared } from '#content-checks/shared';

/** The folder that the guide tells editors to use for pictures. */
const pictureFolder = 'src/content/pictures';

/** The largest picture (bytes): a phone's photo has half of that, and the repository keeps each version. */
const mostBytes = 8 * 1024 * 1024;

/**
 * Returns errors for a file's pictures: on another site, missing, not a picture, narrower than its place, too large, or
 * with a % in the name.
 */
export function pictureErrors(project: string, { file, pictures }: ReadFile): ContentError[] {
  return pictures.flatMap(({ url, line, leastWidth }) => {
    const error = errorOf(project, file, url, leastWidth);
    return error ? [{ file, line, ...error }] : [];
  });
}

type Problem = Pick<ContentError, 'what' | 'fix'>;

function errorOf(project: string, file: string, url: string, leastWidth: number): Problem | undefined {
  const written = path.posix.relative(path.posix.dirname(file), `${pictureFolder}/${path.posix.basename(url)}`);
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url))
    return {
      what: `the picture '${url}' is on another site`,
      fix: `Lay it into ${pictureFolder}, if its owner agrees, and write ${written}.`,
    };
  const name = decoded(url);
  // In an address, % begins a character code, so programs disagree on a name that contains one.
  if (name.includes('%')) {
    const { name: own, ext } = path.posix.parse(name);
    return {
      what: `the picture '${name}' has a % in its name`,
      fix: `Rename the file, for example to ${plainName(own) || 'picture'}${ext}, and write that.`,
    };
  }
  const place = url.startsWith('/') ? `public${name}` : path.posix.join(path.posix.dirname(file), name);
  if (!isThere(project, place))
    return {
      what: `there is no picture ${place}`,
      fix: `Lay it into ${pictureFolder} and write ${written}, with capitals and ending as its name has them.`,
    };
  return pictureName.test(place) ? sizeError(place, stateOf(path.join(project, place)), leastWidth) : undefined;
}

function sizeError(place: string, { width, bytes }: State, leastWidth: number): Problem | undefined {
  if (width === null)
    return { what: `the picture ${place} cannot be read`, fix: 'Save or export it anew, as jpg, png or webp.' };
  if (bytes > mostBytes)
    return {
      what: `the picture ${place} has ${(bytes / 1024 / 1024).toFixed(1)} MB, and it takes at most 8`,
      fix: 'Save it anew as jpg, 2,400 pixels wide: visitors are sent smaller copies in any case.',
    };
  return width < leastWidth
    ? {
        what: `the picture ${place} is ${grouped(width)} pixels wide, and its place needs at least ${grouped(leastWidth)}`,
        fix: 'Take the original: an enlarged copy stays blurred.',
      }
    : undefined;
}

/** Returns the file name in an address, or the address unchanged where it cannot be decoded. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** The formats that browsers show. Astro stops a build at any other, without naming the text that shows it. */
const shown = ['avif', 'gif', 'jpg', 'png', 'svg', 'webp'];

/** What a picture is: its width in px (any for a drawing, which has none of its own), null where it cannot be read. */
type State = { width: number | null; bytes: number };

/** Pictures by path, with the file's state at the time of the check: they may have many megabytes. */
const known = shared('pictures', () => new Map<string, State & { state: string }>());

function stateOf(address: string): State {
  const { mtimeMs, size } = statSync(address);
  const state = `${mtimeMs} ${size}`;
  const before = known.get(address);
  if (before?.state === state) return before;
  const found = { state, bytes: size, width: widthOf(readFileSync(address)) };
  known.set(address, found);
  return found;
}

/** Returns the width that the first bytes give, if their format is one that browsers show. */
function widthOf(bytes: Buffer): number | null {
  try {
    const { type = '', width, height, orientation = 1 } = imageSize(bytes);
    if (!shown.includes(type)) return null;
    // A camera that was turned writes the turn beside the picture.
    return type === 'svg' ? Number.POSITIVE_INFINITY : orientation > 4 ? height : width;
  } catch {
    return null;
  }
}
