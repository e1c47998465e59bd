import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { createCrm, doubleCredentials } from '#netlify/doubles/highlevel';
import { startServer } from '#netlify/doubles/server';
import { median, quantile } from '#tests/bench/phone';

/** How long (ms) each call to the CRM takes in this measurement. */
const crmDelay = 100;

/** What a submission takes over the CRM's own time (ms). */
export type FunctionLatency = { calls: number; crm: number; over: { median: number; p95: number } };

/** Sends leads to the function, in this process, with a CRM that answers each call after a fixed time. */
export async function functionLatency(leads: number): Promise<FunctionLatency> {
  let [calls, inCrm] = [0, 0];
  const double = createCrm();
  const crm = await startServer(async (request, _incoming, outgoing) => {
    const start = performance.now();
    outgoing.once('finish', () => {
      calls++;
      inCrm += performance.now() - start;
    });
    await delay(crmDelay);
    return double.answer(request);
  });
  const store = mkdtempSync(path.join(tmpdir(), 'bench-leads-'));
  Object.assign(process.env, {
    GHL_API_TOKEN: doubleCredentials.token,
    GHL_LOCATION_ID: doubleCredentials.locationId,
    GHL_API_BASE_URL: crm.url,
    LEAD_STORE: `file:${store}`,
  });
  const { default: handler } = await import('#netlify/functions/ghl-integration');
  const over: number[] = [];
  for (let lead = 0; lead <= leads; lead++) {
    [calls, inCrm] = [0, 0];
    const start = performance.now();
    const answer = await handler(leadRequest(lead), {} as Parameters<typeof handler>[1]);
    if (answer.status !== 200) throw new Error(`The function answered ${answer.status}: ${await answer.text()}`);
    // The first one opens the store and the connection.
    if (lead > 0) over.push(performance.now() - start - inCrm);
  }
  await crm.close();
  rmSync(store, { recursive: true });
  return { calls, crm: calls * crmDelay, over: { median: median(over), p95: quantile(over, 0.95) } };
}

function leadRequest(number: number): Request {
  return new Request('http://localhost/.netlify/functions/ghl-integration', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `bench-lead-${number}` },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Bell',
      email: `ada.${number}@bench.example`,
      company: 'North Bank',
      organizationType: 'Enterprise',
      geography: 'canada',
      priorities: ['Improve customer service and response time'],
      challengeArea: 'ccaas',
      tags: ['int_ccaas'],
      secondsToFill: 42,
    }),
  });
}

/** What a cold start has to read of each function: its bundle as a deploy makes it, in bytes plain and zipped. */
export async function functionBundles(): Promise<{ name: string; bytes: number; zipped: number }[]> {
  const folder = 'netlify/functions';
  return Promise.all(
    readdirSync(folder).map(async (file) => {
      const { outputFiles } = await build({
        entryPoints: [path.join(folder, file)],
        bundle: true,
        write: false,
        platform: 'node',
        format: 'esm',
        target: 'node22',
        logLevel: 'error',
      });
      const code = outputFiles[0]?.contents ?? new Uint8Array();
      return { name: path.basename(file, '.ts'), bytes: code.length, zipped: gzipSync(code).length };
    }),
  );
}
