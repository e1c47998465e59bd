import { isRecord } from '#domain/record';
import { DamagedValue } from '#netlify/storage/store';

/** System error codes of files and folders, and their meanings. */
const fileProblems: Readonly<Record<string, string>> = {
  EACCES: 'may not be read or written by this account',
  EPERM: 'may not be read or written by this account',
  EROFS: 'is on a disk that cannot be written',
  ENOENT: 'is not there',
  ENOTDIR: 'lies below something that is no folder',
  EISDIR: 'is a folder',
  EEXIST: 'is there already',
  ENOSPC: 'does not fit: the disk is full',
  EMFILE: 'cannot be opened: too many files are open',
};

/**
 * Returns one sentence for a failure outside the program: no network, a refused token, another site, permissions, a
 * full disk. Null for anything else, which is a bug: its stack says where. `address` names the service that the command
 * called.
 */
export function expectedFailure(error: unknown, address = 'Netlify'): string | null {
  if (error instanceof DamagedValue) return error.message;
  if (!(error instanceof Error)) return null;
  const { code, path, status } = propertiesOf(error);
  if (error.name === 'BlobsInternalError') return refusal(Number(status));
  const problem = fileProblems[code ?? ''];
  if (problem) return `${path ?? 'A file'} ${problem} (${code}).`;
  if (error instanceof TypeError && error.message === 'fetch failed') {
    const cause = propertiesOf(error.cause).code;
    return `${address} cannot be reached${cause ? ` (${cause})` : ''}. Look at your network, its proxy and its firewall.`;
  }
  return null;
}

function propertiesOf(value: unknown): Partial<Record<'code' | 'path' | 'status', string>> {
  const { code, path, status } = isRecord(value) ? value : {};
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof path === 'string' ? { path } : {}),
    ...(typeof status === 'number' ? { status: String(status) } : {}),
  };
}

function refusal(status: number): string {
  if (status === 401 || status === 403)
    return `Netlify refuses the token (${status}). NETLIFY_AUTH_TOKEN must be a valid personal access token of somebody who may see the site NETLIFY_SITE_ID.`;
  if (status === 404)
    return 'Netlify knows no such site or store (404). Compare NETLIFY_SITE_ID with Site configuration.';
  return `Netlify answered ${status}. Try again in a minute; https://www.netlifystatus.com tells of outages.`;
}
