import { spawn } from 'node:child_process';
import process from 'node:process';
import { sitePort } from '#tests/e2e/ports';

/** The built site as `npm run preview` serves it, with its functions and a CRM double. */
export type Served = { url: string; stop(): Promise<void> };

/** Not that of the browser tests, which run beside these. */
const port = sitePort + 3;

/** Serves the built site until it is stopped. Throws an error with what the server printed where it ends before. */
export async function serveSite(): Promise<Served> {
  const env = { ...process.env, TEST_PORT: String(port), LEAD_STORE: 'file:reports/dist-leads' };
  const server = spawn(process.execPath, ['tests/e2e/server.ts', '--port', String(port)], { env });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const read = (part: Buffer) => {
      printed += part.toString();
      if (printed.includes(url)) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    void ended.then(() => reject(new Error(`The server has ended.\n${printed}`)));
  });
  return {
    url,
    stop() {
      server.kill();
      return ended;
    },
  };
}
