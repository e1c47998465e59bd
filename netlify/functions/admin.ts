import type { Config } from '@netlify/functions';
import { adminPage } from '#netlify/http/admin-page';
import { json } from '#netlify/http/request';
import { adminRepository } from '#netlify/settings';

/** The platform reads this statically: literals only. */
export const config: Config = { path: '/admin' };

/** Returns the editing screen's page, connected to the repository in the settings. */
export default function admin(request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return json(405, { error: 'Method Not Allowed' }, { allow: 'GET, HEAD' });
  const found = adminRepository();
  return 'missing' in found
    ? adminPage({ repository: null, problem: found.missing })
    : adminPage({ repository: found, problem: null });
}
