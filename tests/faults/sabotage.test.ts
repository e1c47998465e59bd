import { describe, expect, test } from 'vitest';
import { kinds } from '#tests/faults/kinds';
import { cases, loadPrograms, type Run, simulate } from '#tests/faults/simulate';
import type { World } from '#tests/faults/world';

/* What faults.test.ts proves means something only if its runs notice a program that loses leads: each of these does. */

const programs = await loadPrograms();

describe('the bench would notice', { timeout: 180_000 }, () => {
  /** Runs of one kind of fault, or of all of them in turn. */
  const seedsOf = (name?: string) => {
    const first = kinds.findIndex((kind) => kind.name === name);
    return Array.from({ length: cases }, (_, index) => (name === undefined ? index : first + index * kinds.length));
  };

  test.each<[string, (world: World) => void, (run: Run) => boolean, kind?: string]>([
    [
      'a store that forgets what it has confirmed',
      ({ blobs }) => void (blobs.put = () => {}),
      ({ places }) => places.includes('lost'),
    ],
    [
      'a CRM that adds every note twice',
      ({ crm }) => {
        const fetch = crm.fetch.bind(crm);
        crm.fetch = async (url, init) => {
          if (init.method === 'POST' && url.endsWith('/notes')) await fetch(url, init);
          return init.method === 'GET' && url.endsWith('/notes') ? Response.json({ notes: [] }) : fetch(url, init);
        };
      },
      ({ duplicated }) => duplicated > 0,
    ],
    [
      'a search that finds no customer',
      ({ crm }) => {
        const fetch = crm.fetch.bind(crm);
        crm.fetch = async (url, init) =>
          url.includes('/search/') ? Response.json({ contact: null }) : fetch(url, init);
      },
      ({ untrue }) => untrue.some((text) => text.endsWith('overwritten')),
    ],
    [
      'a CRM that removes no tags',
      ({ crm }) => {
        const fetch = crm.fetch.bind(crm);
        crm.fetch = async (url, init) =>
          init.method === 'DELETE' && url.endsWith('/tags') ? Response.json({ tags: [] }) : fetch(url, init);
      },
      ({ untrue }) => untrue.some((text) => text.includes('has tags')),
    ],
    [
      'a page that names no more than the version before',
      ({ platform }) => {
        const accept = platform.accept.bind(platform);
        platform.accept = (key, body) =>
          accept(key, JSON.stringify({ ...(JSON.parse(body) as object), replacesAlso: undefined }));
      },
      ({ untrue }) => untrue.some((text) => text.includes('has tags')),
      'browser: offline while the visitor corrects twice',
    ],
    [
      'a function that calls delivered what it has not stored',
      ({ platform }) => {
        platform.accept = async (key) => ({
          status: 200,
          headers: new Headers(),
          text: JSON.stringify({ success: true, id: key }),
        });
      },
      ({ untrue }) => untrue.length > 0,
    ],
    [
      'a scheduled function that never runs',
      ({ platform }) => {
        platform.retryRun = async () => {};
      },
      ({ places }) => places.includes('waiting'),
    ],
    [
      'a webhook that nobody reads',
      ({ operator }) => {
        operator.hear = async () => new Response('ok');
      },
      ({ silent }) => silent.length > 0,
    ],
    [
      'a schedule that is silent, where no monitor looks',
      ({ platform }) => {
        platform.isScheduled = false;
        platform.monitor = async () => {};
      },
      ({ silent }) => silent.length > 0,
    ],
    [
      'a delivered lead that is refused its receipt while nothing can be written',
      ({ platform, blobs }) => {
        const accept = platform.accept.bind(platform);
        platform.accept = async (key, body) => {
          if (!blobs.isFull) return accept(key, body);
          return { status: 503, headers: new Headers(), text: '{}' };
        };
      },
      ({ unanswered }) => unanswered.length > 0,
    ],
  ])('%s', async (_what, sabotage, isNoticed, kind) => {
    for (const seed of seedsOf(kind)) if (isNoticed(await simulate(seed, programs, sabotage))) return;
    expect.fail('No run has noticed it.');
  });
});
