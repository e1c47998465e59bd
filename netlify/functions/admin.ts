import process from 'node:process';
import type { Config } from '@netlify/functions';
import { adminPage } from '#netlify/http/admin-page';
import { isLoopback } from '#netlify/http/outbound';
import { json } from '#netlify/http/request';
import { adminRepository } from '#netlify/settings';

/** The platform reads this statically: literals only. */
export const config: Config = { path: '/admin' };

/**
 * Returns the editing screen's page, connected to the repository in the settings; on this machine it names the folder to
 * choose.
 */
export default function admin(request: Request): Response {
  return adminFor(request, false);
}

/** The function where pages can be framed or not: those of the development server can. */
export function adminFor(request: Request, hasPages: boolean): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return json(405, { error: 'Method Not Allowed' }, { allow: 'GET, HEAD' });
  const found = adminRepository();
  const folder = isLoopback(new URL(request.url).hostname) ? process.cwd() : null;
  // Whoever works on a folder of this machine needs no repository.
  const problem = 'missing' in found && (folder === null || process.env['ADMIN_REPOSITORY']) ? found.missing : null;
  return adminPage({ repository: 'missing' in found ? null : found, problem, folder, hasPages });
}
