import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { ContentError } from '#domain/content/error';
import { isThere, pictureName, plainName } from '#content-checks/read-content';
import type { ReadFile } from '#content-checks/read-file';
import { shared } from '#content-checks/shared';

/** The folder that the guide tells editors to use for pictures. */
const pictureFolder = 'src/content/pictures';

/** Returns errors for a text's pictures: on another site, missing, not a picture, or with a % in the name. */
export function pictureErrors(project: string, { file, pictures }: ReadFile): ContentError[] {
  return pictures.flatMap(({ url, line }) => {
    const error = errorOf(project, file, url);
    return error ? [{ file, line, ...error }] : [];
  });
}

type Problem = Pick<ContentError, 'what' | 'fix'>;

function errorOf(project: string, file: string, url: string): Problem | undefined {
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
  return pictureName.test(place) && !isReadable(path.join(project, place))
    ? {
        what: `the picture ${place} cannot be read`,
        fix: 'Save or export it anew, as jpg, png or webp.',
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

/**
 * Whether a file is a picture, by path, with the file's state at the time of the check: pictures may have many
 * megabytes.
 */
const known = shared('pictures', () => new Map<string, { state: string; readable: boolean }>());

function isReadable(address: string): boolean {
  const { mtimeMs, size } = statSync(address);
  const state = `${mtimeMs} ${size}`;
  const before = known.get(address);
  if (before?.state === state) return before.readable;
  const readable = hasSize(readFileSync(address));
  known.set(address, { state, readable });
  return readable;
}

/** Returns whether the first bytes give a format that browsers show, and a size. */
function hasSize(bytes: Buffer): boolean {
  try {
    return shown.includes(imageSize(bytes).type ?? '');
  } catch {
    return false;
  }
}
