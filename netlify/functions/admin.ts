import type { Config } from '@netlify/functions';
import { adminPage } from '#netlify/http/admin-page';
import { json } from '#netlify/http/request';
import { adminRepository } from '#netlify/settings';

/** Read by the platform before the function runs: only literals. */
export const config: Config = { path: '/admin' };

/** Returns the page of the editing screen, connected to the repository that the settings name. */
export default function admin(request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return json(405, { error: 'Method Not Allowed' }, { allow: 'GET, HEAD' });
  const found = adminRepository();
  return 'missing' in found
    ? adminPage({ repository: null, problem: found.missing })
    : adminPage({ repository: found, problem: null });
}
