import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { type ContentError, errorCount, printedErrors } from '#domain/content/error';
import { findDeadParts, keepDeadParts } from '#content-checks/dead-parts';
import { contentErrors } from '#content-checks/content-errors';
import { addToFailedAnswers } from './failed-answers.ts';
import { keepPagesFresh } from './fresh-pages.ts';
import { answerFor, overlayFor } from './overlay.ts';

type Server = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0]['server'];
type Payload = { type: string };

/** How long (ms) to wait after a change before the content is checked: the collections have read it by then. */
const afterChange = 150;

/** The folders whose files decide whether the content has errors. */
const watched = ['src/content', 'src/pages', 'src/components', 'src/layouts', 'public', 'src/assets'];

/**
 * Shows the errors of the content in development: in the terminal and over every page, at the start, after each change
 * and once Astro has taken it in, and no longer once they are fixed. While there are any, they take the place of
 * Astro's own errors, which follow from them. `project` is the project's folder, with a slash at its end.
 */
export function showErrors(server: Server, project: string, logger: AstroIntegrationLogger): void {
  const { hot } = server.environments.client;
  const { send, isOutdated } = keepPagesFresh(server, project, () => recheck());
  let errors: ContentError[] = [];
  let shown = '';
  let timer: NodeJS.Timeout | undefined;
  let checks = 0;

  const overlay = () => overlayFor(errors, project, textOf);
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
    const inFiles = contentErrors(project);
    if (inFiles.length > 0) return show(inFiles);
    // Pages may take long. A check that was overtaken asks for no more of them, and what it found is old.
    const dead = await findDeadParts(project, async (path) => (isLast() ? htmlOf(server, path) : null));
    if (!isLast()) return;
    keepDeadParts(dead);
    show(dead);
  };
  const show = (found: ContentError[]) => {
    errors = found;
    const printed = printedErrors(errors);
    if (printed === shown) return;
    if (errors.length > 0) logger.error(`${errorCount(errors)}\n${printed}`);
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
    // The errors of pages follow from those of the content. One of a page that has been made anew by then is over.
    if (errors.length > 0) send(overlay());
    else if (!isOutdated()) send(payload);
  }) as typeof hot.send;
  hot.on('connection', () => {
    if (errors.length > 0) send(overlay());
  });
  addToFailedAnswers(server, () => (errors.length > 0 ? answerFor(errors) : ''));
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
