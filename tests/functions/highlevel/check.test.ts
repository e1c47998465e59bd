import { expect, test } from 'vitest';
import { crmVerdict } from '#netlify/highlevel/check';

/* What the CRM's answers to a reading and a writing call say of the token. */

type Answers = { read: number | null; write: number | null };

async function verdictOf({ read, write }: Answers) {
  const calls: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    calls.push(`${init?.method} ${pathname}`);
    const status = init?.method === 'GET' ? read : write;
    if (status === null) throw new TypeError('fetch failed');
    return Response.json({ contact: null }, { status });
  };
  const settings = { token: 't', locationId: 'l', baseUrl: 'https://crm.example', customFields: {} };
  return { verdict: await crmVerdict({ settings, fetch, now: () => new Date(), time: 8000 }), calls };
}

test.each<[string, number | null, number | null]>([
  ['ok', 200, 400],
  ['ok', 200, 404],
  ['ok', 200, 422],
  ['no-write', 200, 401],
  ['no-write', 200, 403],
  ['no-read', 401, 200],
  ['no-read', 403, 200],
  ['no-read', 400, 200],
  ['unreachable', null, 200],
  ['unreachable', 503, 200],
  ['unreachable', 429, 200],
  ['unreachable', 200, null],
  ['unreachable', 200, 500],
  ['unreachable', 200, 429],
])('%s where reading ends with %s and writing with %s', async (verdict, read, write) => {
  expect((await verdictOf({ read, write })).verdict).toBe(verdict);
});

test('asks for nobody, and writes nothing to a contact that is not there', async () => {
  expect((await verdictOf({ read: 200, write: 400 })).calls).toEqual([
    'GET /contacts/search/duplicate',
    'PUT /contacts/smartstack-access-check',
  ]);
  expect((await verdictOf({ read: 401, write: 400 })).calls).toHaveLength(1);
});
