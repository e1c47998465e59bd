import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { type Mistake, mistakeCount, printedMistakes } from '#domain/content/mistake';
import { findDeadParts, keepDeadParts } from '#content-checks/dead-parts';
import { contentMistakes } from '#content-checks/content-mistakes';
import { addToFailedAnswers } from './failed-answers.ts';
import { keepPagesFresh } from './fresh-pages.ts';
import { answerFor, overlayFor } from './overlay.ts';

type Server = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];
type Payload = { type: string };

/** How long (ms) to wait after a change before the content is checked: the collections have read it by then. */
const afterChange = 150;

/** The folders whose files decide whether the content has mistakes. */
const watched = ['src/content', 'src/pages', 'src/components', 'src/layouts', 'public', 'src/assets'];

/**
 * Shows the mistakes of the content in development: in the terminal and over every page, at the start, after each change
 * and once Astro has taken it in, and no longer once they are mended. While there are any, they take the place of Astro's own errors, which
 * follow from them. `project` is the project's folder, with a slash at its end.
 */
export function showMistakes(server: Server, project: string, logger: AstroIntegrationLogger): void {
  const { hot } = server.environments.client;
  const { send, isOutdated } = keepPagesFresh(server, project, () => recheck());
  let mistakes: Mistake[] = [];
  let shown = '';
  let timer: NodeJS.Timeout | undefined;
  let checks = 0;

  const overlay = () => overlayFor(mistakes, project, textOf);
  const textOf = (file: string): string | null => {
    try {
      return readFileSync(path.join(project, file), 'utf8');
    } catch {
      return null;
    }
  };
  const check = async () => {
    const number = ++checks;
    const isLast = () => number === checks;
    const inFiles = contentMistakes(project);
    if (inFiles.length > 0) return show(inFiles);
    // Pages may take long. A check that was overtaken asks for no more of them, and what it found is old.
    const dead = await findDeadParts(project, async (path) => (isLast() ? htmlOf(server, path) : null));
    if (!isLast()) return;
    keepDeadParts(dead);
    show(dead);
  };
  const show = (found: Mistake[]) => {
    mistakes = found;
    const printed = printedMistakes(mistakes);
    if (printed === shown) return;
    if (mistakes.length > 0) logger.error(`${mistakeCount(mistakes)}\n${printed}`);
    else logger.info('The content has no mistakes any more.');
    shown = printed;
    hot.send({ type: 'full-reload' });
  };
  const recheck = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), afterChange);
  };

  const sendFresh = hot.send.bind(hot) as (payload: Payload) => void;
  hot.send = ((payload: Payload) => {
    if (payload.type !== 'error') return sendFresh(payload);
    // The errors of pages follow from the mistakes. One of a page that has been made anew by then is over.
    if (mistakes.length > 0) send(overlay());
    else if (!isOutdated()) send(payload);
  }) as typeof hot.send;
  hot.on('connection', () => {
    if (mistakes.length > 0) send(overlay());
  });
  addToFailedAnswers(server, () => (mistakes.length > 0 ? answerFor(mistakes) : ''));
  server.watcher.add(watched.map((folder) => path.join(project, folder)));
  server.watcher.on('all', (_event, file) => {
    if (watched.some((folder) => file.startsWith(path.join(project, folder)))) recheck();
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
