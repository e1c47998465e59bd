import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { type Mistake, mistakeCount, printedMistakes } from '#domain/content/mistake';
import { findDeadParts, lastDeadParts } from '#content-checks/dead-parts';
import { contentMistakes } from '#content-checks/content-mistakes';
import { overlayFor } from './overlay.ts';

type Server = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];
type Payload = { type: string };

/** How long (ms) to wait after a change before the content is checked: the collections have read it by then. */
const afterChange = 150;

/** How long (ms) after the check Astro has usually written its store of the content. */
const untilWritten = 700;

/** For how long (ms) after a mistake was mended an error may come from what Astro had not written yet. */
const untilSettled = 10_000;

/** The folders whose files decide whether the content has mistakes. */
const watched = ['src/content', 'src/pages', 'src/components', 'src/layouts', 'public', 'src/assets'];

/**
 * Shows the mistakes of the content in development: in the terminal and over every page, at the start and after each
 * change, and no longer once they are mended. While there are any, they take the place of Astro's own errors, which
 * follow from them. `project` is the project's folder, with a slash at its end.
 */
export function showMistakes(server: Server, project: string, logger: AstroIntegrationLogger): void {
  const { hot } = server.environments.client;
  const send = hot.send.bind(hot) as (payload: Payload) => void;
  let mistakes: Mistake[] = [];
  let shown = '';
  let timer: NodeJS.Timeout | undefined;
  let mendedAt = -Infinity;

  const overlay = () => overlayFor(mistakes, project, textOf);
  const textOf = (file: string): string | null => {
    try {
      return readFileSync(path.join(project, file), 'utf8');
    } catch {
      return null;
    }
  };
  const check = async () => {
    const inFiles = contentMistakes(project);
    if (inFiles.length === 0) await findDeadParts(project, (path) => htmlOf(server, path));
    mistakes = inFiles.length === 0 ? [...lastDeadParts()] : inFiles;
    const printed = printedMistakes(mistakes);
    if (printed === shown) return;
    if (mistakes.length > 0) logger.error(`${mistakeCount(mistakes)}\n${printed}`);
    else logger.info('The content has no mistakes any more.');
    shown = printed;
    if (mistakes.length === 0) mendedAt = performance.now();
    // What was mended is on the pages once Astro has written it down, which it does half a second after a change.
    setTimeout(() => send({ type: 'full-reload' }), mistakes.length > 0 ? 0 : untilWritten);
  };

  hot.send = ((payload: Payload) => {
    if (payload.type === 'error' && mistakes.length > 0) return send(overlay());
    send(payload);
    // A page that was read too early stays on its error: it is read again.
    const isEarly = performance.now() - mendedAt < untilSettled;
    if (payload.type === 'error' && isEarly) setTimeout(() => send({ type: 'full-reload' }), untilWritten);
  }) as typeof hot.send;
  hot.on('connection', () => {
    if (mistakes.length > 0) send(overlay());
  });
  server.watcher.add(watched.map((folder) => path.join(project, folder)));
  server.watcher.on('all', (_event, file) => {
    if (!watched.some((folder) => file.startsWith(path.join(project, folder)))) return;
    clearTimeout(timer);
    timer = setTimeout(() => void check(), afterChange);
  });
  if (server.httpServer?.listening === false) server.httpServer.once('listening', () => void check());
  else void check();
}

/** Returns a page of the running server as HTML, or null where it answers with none. */
async function htmlOf(server: Server, path: string): Promise<string | null> {
  const origin = server.resolvedUrls?.local[0];
  if (!origin) return null;
  const response = await fetch(new URL(path, origin)).catch(() => null);
  return response?.ok ? response.text() : null;
}
