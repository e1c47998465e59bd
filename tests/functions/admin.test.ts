import process from 'node:process';
import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import admin, { adminFor, config } from '#netlify/functions/admin';
import { adminRepository } from '#netlify/settings';
import { ofAdmin } from '#tests/security/headers';

const address = 'https://smartstack.example/admin';

function settings(values: Record<string, string | undefined>): void {
  for (const name of ['ADMIN_REPOSITORY', 'ADMIN_BRANCH', 'ADMIN_SIGN_IN_URL']) vi.stubEnv(name, values[name]);
}

/** Returns the page, and what it tells its script. */
async function page(): Promise<{ response: Response; html: string; told: unknown }> {
  const response = admin(new Request(address));
  const html = await response.text();
  return { response, html, told: JSON.parse(/id="settings">(.*?)<\/script>/.exec(html)?.[1] ?? '') };
}

test('it is found at /admin', () => {
  expect(config.path).toBe('/admin');
});

test('the page comes with headers of its own, which no other page has', async () => {
  settings({});
  const { response, html } = await page();
  expect(response.status).toBe(200);
  const importMap = /<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const hash = `'sha256-${createHash('sha256').update(importMap).digest('base64')}'`;
  expect(Object.fromEntries(response.headers)).toEqual(ofAdmin(hash));
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
});

test('its scripts are files of the site', async () => {
  settings({});
  const { html } = await page();
  expect([...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file)).toEqual([
    '/mark.svg',
    '/admin/start.js',
  ]);
});

test('connected to a repository it reaches GitHub, and nothing else', async () => {
  settings({ ADMIN_REPOSITORY: 'smartstack/site' });
  const { response, html, told } = await page();
  const policy = response.headers.get('content-security-policy') ?? '';
  expect([...policy.matchAll(/https:[^\s;]*/g)].map(([host]) => host)).toEqual([
    'https://avatars.githubusercontent.com',
    'https://api.github.com',
    'https://www.githubstatus.com',
  ]);
  expect(told).toMatchObject({ repository: { name: 'smartstack/site', branch: 'main', signInUrl: null } });
  expect(html).not.toContain('role="status"');
});

test('without a repository the page says what to set', async () => {
  settings({});
  const { html, told } = await page();
  expect(told).toMatchObject({ repository: null });
  expect(html).toMatch(/<p role="status">[^<]*ADMIN_REPOSITORY is not set/);
});

test('what a setting says ends no script and begins no element', async () => {
  settings({ ADMIN_REPOSITORY: 'smartstack/site', ADMIN_BRANCH: '</script><img src=x>' });
  const { html, told } = await page();
  expect(html).not.toContain('<img');
  expect(told).toMatchObject({ repository: { branch: '</script><img src=x>' } });
});

describe('on this machine', () => {
  const local = (hasPages = false) => adminFor(new Request('http://localhost:4321/admin'), hasPages);

  test('nothing is missing: the page names the folder to choose', async () => {
    settings({});
    const html = await local().text();
    expect(html).not.toContain('role="status"');
    expect(html).toContain(`choose the folder <b>${process.cwd()}</b>`);
  });

  test('a setting that is wrong is said all the same', async () => {
    settings({ ADMIN_REPOSITORY: 'site' });
    expect(await local().text()).toMatch(/<p role="status">ADMIN_REPOSITORY is not of the form/);
  });

  test('its own pages may be framed in development alone', () => {
    settings({});
    const policy = (hasPages: boolean) => local(hasPages).headers.get('content-security-policy');
    expect(policy(false)).not.toContain('frame-src');
    expect(policy(true)).toContain("frame-src 'self' blob:");
  });
});

test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
  const response = admin(new Request(address, { method }));
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

describe('the settings', () => {
  test.each([
    [{}, 'ADMIN_REPOSITORY is not set'],
    [{ ADMIN_REPOSITORY: 'site' }, 'ADMIN_REPOSITORY is not of the form owner/name'],
    [{ ADMIN_REPOSITORY: 'https://github.com/a/b' }, 'ADMIN_REPOSITORY is not of the form owner/name'],
    [{ ADMIN_REPOSITORY: 'a/b', ADMIN_SIGN_IN_URL: 'http://sign-in.example' }, 'ADMIN_SIGN_IN_URL is not an https'],
  ])('%j: %s', (env, problem) => {
    expect(adminRepository(env)).toEqual({ missing: expect.stringContaining(problem) });
  });

  test('name repository, branch and where editors sign in', () => {
    const env = { ADMIN_REPOSITORY: 'a/b', ADMIN_BRANCH: 'next', ADMIN_SIGN_IN_URL: 'https://sign-in.example' };
    expect(adminRepository(env)).toEqual({ name: 'a/b', branch: 'next', signInUrl: 'https://sign-in.example' });
  });
});
