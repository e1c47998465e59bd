import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { fileStore } from '#netlify/storage/files';
import { openLeadContext } from '#netlify/leads/open';
import { retryDueLeads } from '#netlify/leads/retry';
import { leadStore } from '#netlify/leads/store';
import { doubleCredentials, startCrmDouble } from '#netlify/doubles/highlevel';

/*
 * How many leads the function takes: 500 connections for 30 s against the preview server with the file store, no CRM
 * (what counts is how many are safe in the store when their visitor is told so). Then every lead that was acknowledged
 * must be in the store, once. Then 300 of them go to a CRM double that keeps HighLevel's limit, in real time. Exit code 1
 * where a lead is missing or doubled. `--seconds`, `--connections` and `--deliver` change the sizes.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    connections: { type: 'string', default: '500' },
    deliver: { type: 'string', default: '300' },
    port: { type: 'string', default: process.env['TEST_PORT'] ?? '4399' },
  },
});
const seconds = Number(values.seconds);
const directory = await mkdtemp(path.join(tmpdir(), 'smartstack-bench-'));
const server = await startPreview();
const problems: string[] = [];
try {
  const { accepted, times, other } = await load();
  const memory = Math.round((await peakMemory(server)) / 1024);
  await stop(server);
  const sorted = times.toSorted((one, another) => one - another);
  const at = (share: number) => `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} ms`;
  const perSecond = Math.round(accepted.size / seconds);
  console.log(`${values.connections} connections for ${seconds} s: ${accepted.size} accepted, ${perSecond} per second`);
  console.log(`p50 ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)}; the server's peak memory ${memory} MB`);
  if (other.size > 0) console.log('not accepted:', Object.fromEntries(other));
  if (accepted.size === 0) problems.push('Nothing was accepted.');
  await compare(accepted);
  await deliverSome(Number(values.deliver));
} finally {
  await stop(server);
  await rm(directory, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** The built site with its functions, in a process of its own, without CRM settings. */
async function startPreview(): Promise<ChildProcess> {
  const unset = { GHL_API_TOKEN: '', GHL_LOCATION_ID: '', GHL_API_BASE_URL: '' };
  const child = spawn(process.execPath, ['netlify/serve/preview.ts', '--port', values.port], {
    env: { ...process.env, ...unset, LEAD_STORE: `file:${directory}` },
    // Each lead is told in the log that it waits; nobody reads that here.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', () => reject(new Error('The preview server did not start. Is the site built?')));
  });
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** The most memory the process ever held (kB), as Linux counts it; 0 where it does not tell. */
async function peakMemory(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
}

/** Each connection sends one lead after the other. The keys that were acknowledged, the times (ms), the other answers. */
async function load() {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });
  const accepted = new Set<string>();
  const times: number[] = [];
  const other = new Map<string, number>();
  const end = Date.now() + seconds * 1000;
  const connection = async (_: unknown, number: number) => {
    for (let lead = 0; Date.now() < end; lead += 1) {
      const key = `bench-${number}-${lead}`;
      const start = performance.now();
      const { status, id } = await post(agent, key).catch(() => ({ status: 'no answer', id: null }));
      times.push(performance.now() - start);
      if (status === '202' && id === key) accepted.add(key);
      else other.set(status, (other.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: Number(values.connections) }, connection));
  agent.destroy();
  return { accepted, times, other };
}

function post(agent: http.Agent, key: string): Promise<{ status: string; id: unknown }> {
  const body = JSON.stringify({
    firstName: 'Bench',
    lastName: key,
    email: `${key}@bench.example`,
    company: 'Load',
    organizationType: 'SMB',
    priorities: ['Improve customer service and response time'],
    challengeArea: 'ccaas',
    tags: ['SMARTSTACK-NAVIGATOR', 'int_ccaas'],
    secondsToFill: 42,
  });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'sec-fetch-site': 'same-origin',
    'idempotency-key': key,
    // As many callers as leads: of one address a minute's worth would be taken.
    'x-nf-client-connection-ip': key,
  };
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        agent,
        port: Number(values.port),
        host: '127.0.0.1',
        path: '/.netlify/functions/ghl-integration',
        method: 'POST',
        headers,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('error', reject);
        response.on('end', () => {
          const parsed = response.statusCode === 202 ? (JSON.parse(text) as { id?: unknown }) : {};
          resolve({ status: String(response.statusCode), id: parsed.id });
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Every acknowledged lead is in the store with one index entry. One whose answer did not arrive may be there as well. */
async function compare(accepted: Set<string>): Promise<void> {
  const leads = leadStore(fileStore(directory));
  const stored = new Set(await leads.keys());
  const missing = [...accepted].filter((key) => !stored.has(key));
  const entries = Map.groupBy(await leads.entries('waiting'), ({ key }) => key);
  const wrong = [...accepted].filter((key) => entries.get(key)?.length !== 1);
  console.log(
    `in the store: ${stored.size}; missing ${missing.length}, with other than one index entry ${wrong.length}`,
  );
  if (missing.length > 0) problems.push(`${missing.length} acknowledged leads are not in the store.`);
  if (wrong.length > 0) problems.push(`${wrong.length} leads have no index entry or several.`);
}

/** Some of the leads go to a CRM that keeps HighLevel's limit, in one run without an end. */
async function deliverSome(count: number): Promise<void> {
  const store = fileStore(directory);
  const leads = leadStore(store);
  for (const key of (await leads.keys()).slice(count)) {
    const record = await leads.read(key);
    if (record) await leads.remove(record);
  }
  const expected = (await leads.keys()).length;
  const crm = await startCrmDouble(0, { callsIn10s: 100 });
  process.env['LEAD_STORE'] = `file:${directory}`;
  // As on the platform: calls go only where the settings say.
  process.env['GHL_API_TOKEN'] = doubleCredentials.token;
  process.env['GHL_LOCATION_ID'] = doubleCredentials.locationId;
  process.env['GHL_API_BASE_URL'] = crm.url;
  // They have waited long enough.
  const later = () => new Date(Date.now() + 10 * 60_000);
  const context = { ...openLeadContext(), now: later };
  const start = performance.now();
  await retryDueLeads(context, new Date(later().getTime() + 3_600_000));
  const took = (performance.now() - start) / 1000;
  const notes = [...crm.contacts.values()].map((contact) => contact.notes.length);
  await crm.close();
  const doubled = notes.filter((number) => number !== 1).length;
  console.log(
    `${notes.length} of ${expected} delivered in ${took.toFixed(1)} s within 100 calls per 10 s; not once: ${doubled}`,
  );
  if (notes.length !== expected || doubled > 0) problems.push('Not every lead was delivered once.');
}
