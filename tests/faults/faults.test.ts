import { describe, expect, test } from 'vitest';
import { kinds } from '#tests/faults/kinds';
import { cases, loadPrograms, type Run, simulate } from '#tests/faults/simulate';
import { isGood, summary } from '#tests/faults/summary';
import type { World } from '#tests/faults/world';

/*
 * Each kind of fault at each of its three positions, once. `npm run bench:faults` runs more of them, and one seed again.
 */

const programs = await loadPrograms();

// A busy machine needs longer than the usual limit.
describe('faults', { timeout: 180_000 }, () => {
  test('of every kind, wherever they strike, lose no lead, double none and leave nobody in the dark', async () => {
    const all: Run[] = [];
    for (let seed = 0; seed < cases; seed += 1) all.push(await simulate(seed, programs));
    console.log(summary(all));
    expect(all.filter((run) => !isGood(run)).map(({ seed }) => seed)).toEqual([]);
    // Where nothing works, nothing is promised and so nothing is lost: the runs must show that leads arrive.
    const places = all.flatMap((run) => run.places);
    expect(places.filter((place) => place === 'delivered').length / places.length).toBeGreaterThan(0.8);
    expect(new Set(all.flatMap(({ faults }) => faults.map(({ name }) => name))).size).toBe(kinds.length);
  });

  test('are the same again for the same seed', async () => {
    expect(await simulate(41, programs)).toEqual(await simulate(41, programs));
  });

  describe('the bench would notice', () => {
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
});
