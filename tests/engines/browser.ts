import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/*
 * Browsers that Playwright does not drive as their users have them: Debian's Firefox by Marionette, WebKitGTK by WebDriver.
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html, https://www.w3.org/TR/webdriver2/
 */

/** What a journey needs of a browser; `run` runs the body of a function in the page. */
export type Browser = {
  open(address: string): Promise<void>;
  run(body: string, ...args: unknown[]): Promise<unknown>;
  /** Clicks, as a visitor does, on an element that `run` has returned. */
  click(element: unknown): Promise<void>;
  type(element: unknown, text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

/** A command as WebDriver has it: method and path with its session's; Marionette's name of the same. */
type Send = (command: { name: string; method?: string; path: string }, body?: object) => Promise<unknown>;

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

function browserOf(send: Send, close: () => Promise<void>): Browser {
  const idOf = (element: unknown) => (element as Record<string, string> | null)?.[elementKey] ?? '';
  return {
    open: async (address) => void (await send({ name: 'Navigate', path: 'url' }, { url: address })),
    run: (script, ...args) => send({ name: 'ExecuteScript', path: 'execute/sync' }, { script, args }),
    click: async (element) => {
      const id = idOf(element);
      await send({ name: 'ElementClick', path: `element/${id}/click` }, { id });
    },
    type: async (element, text) => {
      const id = idOf(element);
      await send({ name: 'ElementSendKeys', path: `element/${id}/value` }, { id, text });
    },
    resize: async (width, height) =>
      void (await send({ name: 'SetWindowRect', path: 'window/rect' }, { width, height })),
    close,
  };
}

/** Tries again until something that is starting is there. */
async function patiently<T>(attempt: () => Promise<T>, left = 300): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (left === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return patiently(attempt, left - 1);
  }
}

async function ended(child: ChildProcess, folder?: string): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

export const firefoxPath = '/usr/bin/firefox-esr';

/** Starts Firefox without a window, which speaks by length-prefixed messages: `[0, id, command, parameters]`. */
export async function startFirefox(program = firefoxPath, port = 2838): Promise<Browser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const preferences = { 'marionette.port': port, 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };
  writeFileSync(
    path.join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref("${name}", ${value});\n`)
      .join(''),
  );
  const child = spawn(program, ['--marionette', '--headless', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
  });
  const socket = await patiently(
    () =>
      new Promise<ReturnType<typeof connect>>((resolve, reject) => {
        const trying = connect(port, '127.0.0.1', () => resolve(trying));
        trying.once('error', reject);
      }),
  );
  const waiting = new Map<number, (answer: [unknown, unknown]) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString()) as [number, number, unknown, unknown];
      received = received.subarray(end);
      // The first one, which says hello, is no list.
      if (Array.isArray(message)) waiting.get(message[1])?.([message[2], message[3]]);
    }
  });
  let last = 0;
  const send = async (name: string, body: object = {}) => {
    const id = (last += 1);
    const answer = new Promise<[unknown, unknown]>((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify([0, id, `WebDriver:${name}`, body]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [error, result] = await answer;
    if (error) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return (result as { value?: unknown } | null)?.value;
  };
  await send('NewSession', { capabilities: {} });
  return browserOf(
    ({ name }, body) => send(name, body),
    async () => {
      socket.destroy();
      await ended(child, profile);
    },
  );
}

export const webkitPath = '/usr/bin/WebKitWebDriver';
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Why WebKitGTK cannot be started here; null where it can. */
export function webkitMisses(): string | null {
  const missing = [webkitPath, miniBrowser, '/usr/bin/Xvfb'].find((file) => !existsSync(file));
  return missing ? `${missing} is not installed` : null;
}

/** Starts WebKitGTK's small browser in a display of its own. */
export async function startWebKit(port = 2839): Promise<Browser> {
  const display = `:${port}`;
  const screen = spawn('/usr/bin/Xvfb', [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const env = {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const driver = spawn(webkitPath, [`--port=${port}`], { stdio: 'ignore', env });
  let session = '';
  const send: Send = async ({ method = 'POST', path: command }, body = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/session${session}${command && `/${command}`}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
    return value;
  };
  const wanted = { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } };
  const begun = await patiently(() =>
    send({ name: 'NewSession', path: '' }, { capabilities: { alwaysMatch: wanted } }),
  );
  session = `/${(begun as { sessionId: string }).sessionId}`;
  return browserOf(send, async () => {
    await send({ name: 'DeleteSession', method: 'DELETE', path: '' }).catch(() => {});
    await ended(driver);
    await ended(screen);
  });
}
