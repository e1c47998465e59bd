import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import ghlIntegration, { takeLead } from '#netlify/functions/ghl-integration';
import health from '#netlify/functions/health';
import retryLeads from '#netlify/functions/retry-leads';
import scrape from '#netlify/functions/scrape';
import { fileStore } from '#netlify/storage/files';
import { openLeadContext } from '#netlify/leads/open';
import { startFirecrawlDouble } from '#netlify/doubles/firecrawl';
import { platformContext, useTestBed, visitor } from '#tests/functions/support';

/*
 * Marked values through every outcome of every function, then a search of all that was printed, answered and written:
 * a visitor's data is in the store's leads and in the CRM, and nowhere else.
 */

const canary = 'zq5canary';
const testBed = useTestBed();
const scraping = await startFirecrawlDouble();
afterAll(() => scraping.close());

let written = '';
beforeEach(() => {
  written = '';
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      written += String(chunk);
      return true;
    });
  vi.stubEnv('FIRECRAWL_API_URL', scraping.url);
});

const marked = {
  ...visitor,
  firstName: `First-${canary}`,
  lastName: `Last-${canary}`,
  phone: `+1 416 555 0199 ${canary}`,
  company: `Company-${canary}`,
  jobTitle: `Title-${canary}`,
  detailedAnswers: { [`question-${canary}`]: `answer-${canary}` },
  website: `https://${canary}.example`,
  industry: canary,
};

const answers: string[] = [];
const statuses = new Set<number>();
async function note(answer: Response | Promise<Response>): Promise<number> {
  const response = await answer;
  answers.push((await response.text()) + JSON.stringify([...response.headers]));
  statuses.add(response.status);
  return response.status;
}

function post(name: string, body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`https://smartstack.example/.netlify/functions/${name}?${canary}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': canary, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Every file below a folder that holds the mark. */
async function marks(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const holds =
        entry.name.includes(canary) || (entry.isFile() && (await readFile(file, 'latin1')).includes(canary));
      return holds ? [path.relative(folder, file)] : [];
    }),
  );
  return found.flat();
}

const workplace = async () => (await readdir('.')).sort();

test('a visitor’s data is in the leads and nowhere else', async () => {
  const before = await workplace();
  const lead = (body: unknown, key?: string, headers = {}) =>
    note(
      ghlIntegration(
        post('ghl-integration', body, { ...(key ? { 'idempotency-key': key } : {}), ...headers }),
        platformContext,
      ),
    );

  // Delivered, waiting for each reason, repeated, in conflict, corrected.
  for (const behaviour of [
    'maya',
    'status-400',
    'status-401',
    'status-403',
    'status-422',
    'status-429',
    'status-500',
    'reset',
    'once-503',
  ]) {
    const body = { ...marked, email: `${behaviour}@${canary}.example` };
    await lead(body, `trace-${behaviour}`);
    await lead(body, `trace-${behaviour}`);
    await lead({ ...body, company: `Other-${canary}` }, `trace-${behaviour}`);
  }
  await lead({ ...marked, email: `new@${canary}.example`, replaces: 'trace-status-500' }, 'trace-corrected');
  // Refused at the door and by the schema.
  await lead(`{"firstName":"${canary}"`);
  await lead(canary.repeat(3000));
  await lead({ ...marked, [canary]: canary });
  await lead({ ...marked, email: canary });
  await lead(marked, `${canary} with blanks`);
  await lead(marked, 'trace-cross', { 'sec-fetch-site': 'cross-site' });
  await lead(marked, 'trace-type', { 'content-type': `text/${canary}` });
  await note(
    ghlIntegration(
      new Request(`https://smartstack.example/?${canary}`, { method: 'PUT', body: canary }),
      platformContext,
    ),
  );
  // Too many for one e-mail, too many from one address.
  for (let times = 0; times < 11; times += 1)
    await lead({ ...marked, email: `crowd@${canary}.example` }, `trace-crowd-${times}`);
  for (let times = 0; times < 121; times += 1)
    await note(takeLead(new Request('https://smartstack.example/'), `${canary}-address`, () => openLeadContext()));
  // Scraping, well and badly.
  const key = { authorization: `Bearer fc-double-${canary}` };
  for (const host of ['pages', 'status-401', 'status-402', 'status-429', 'status-500', 'reset', 'empty'])
    await note(
      scrape(post('scrape', { url: `https://${host}.example/${canary}` }, key), platformContext).then(withoutData),
    );
  await note(scrape(post('scrape', { url: canary }, key), platformContext));
  await note(scrape(post('scrape', { url: `https://pages.example/` }, { authorization: canary }), platformContext));
  // The scheduled run and the monitor.
  await note(retryLeads(post('retry-leads', canary), platformContext));
  await note(health(new Request(`https://smartstack.example/?${canary}`), platformContext));
  // Settings that make no sense, and a store that fails.
  vi.stubEnv('GHL_API_BASE_URL', `http://${canary}.example`);
  await lead({ ...marked, email: `setting@${canary}.example` }, 'trace-setting');
  vi.stubEnv('FIRECRAWL_API_URL', canary);
  await note(scrape(post('scrape', { url: `https://pages.example/` }, key), platformContext));
  vi.stubEnv('LEAD_STORE', `redis://${canary}`);
  await lead(marked, 'trace-nowhere');
  await note(health(new Request('https://smartstack.example/'), platformContext));

  expect([...statuses].sort()).toEqual([200, 202, 400, 401, 402, 403, 405, 409, 413, 415, 422, 429, 502, 503]);
  expect(testBed.printed().length).toBeGreaterThan(100);
  expect(testBed.printed() + written).not.toContain(canary);
  expect(answers.filter((answer) => answer.includes(canary)).map((answer) => answer.slice(0, 200))).toEqual([]);
  // In the store the mark is in leads alone; nothing else was written anywhere near.
  const holding = await marks(testBed.directory);
  expect(holding.length).toBeGreaterThan(5);
  expect(holding.filter((file) => !file.startsWith('leads/'))).toEqual([]);
  expect((await fileStore(testBed.directory).keys('submissions/')).length).toBeGreaterThan(5);
  expect(await workplace()).toEqual(before);
}, 60_000);

/** The address of the page comes back with the page, from the service; it is the visitor's own. */
async function withoutData(response: Response): Promise<Response> {
  const { data, ...rest } = (await response.json()) as Record<string, unknown>;
  expect(data === undefined || response.ok).toBe(true);
  return Response.json(rest, response);
}
