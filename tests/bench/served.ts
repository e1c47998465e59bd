import { type ChildProcess, spawn } from 'node:child_process';
import http from 'node:http';
import process from 'node:process';
import { compressed } from '#tests/wire';

/** A site as visitors get it: the built one behind a server that compresses as a CDN does (tests/budgets.ts). */
export type Served = { origin: string; stop(): void };

/** Headers that tell how an answer travels, not what it is. */
const ofTheLine = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

/** Pages that the bench serves beside the site's own, by path. */
export type ExtraPages = Record<string, string>;

/**
 * Starts `preview`, which sends everything plain, and in front of it a server that sends brotli, with the same headers. Answers each file
 * from memory after the first time, as the nearest server of a CDN would.
 */
export async function serveCompressed(port: number, extra: ExtraPages = {}): Promise<Served> {
  const behind = `http://127.0.0.1:${port + 1}`;
  const preview = spawn(process.execPath, ['netlify/serve/preview.ts', '--port', String(port + 1)], { stdio: 'pipe' });
  process.on('exit', () => preview.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  await untilItSays(preview, behind);
  const files = new Map<string, { status: number; headers: Record<string, string>; body: Buffer }>();

  async function file(path: string) {
    const { pathname } = new URL(path, behind);
    const own = extra[pathname];
    const response =
      own === undefined ? await fetch(behind + path) : new Response(own, { headers: { 'content-type': 'text/html' } });
    const body = Buffer.from(await response.arrayBuffer());
    const small = compressed(pathname, body);
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !ofTheLine.includes(name)));
    if (small) headers['content-encoding'] = 'br';
    return { status: response.status, headers, body: small ?? body };
  }

  const server = http.createServer(async (request, response) => {
    const path = request.url ?? '/';
    // What a page tells of its steps goes nowhere.
    if (request.method !== 'GET') {
      response.writeHead(204).end();
      return;
    }
    try {
      const answer = files.get(path) ?? (await file(path));
      files.set(path, answer);
      response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length });
      response.end(answer.body);
    } catch {
      response.writeHead(502).end();
    }
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
      preview.kill();
    },
  };
}

function untilItSays(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (data) => String(data).includes(text) && resolve());
    child.on('exit', (code) => reject(new Error(`preview ended with ${code}`)));
    child.stderr?.on('data', (data) => process.stderr.write(data));
  });
}
