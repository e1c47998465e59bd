import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { seeded } from '#tests/fixtures/random';
import { canary, fuzz, reportLine, targets } from '#tests/security/fuzz';
import { captureConsole } from '#tests/functions/support';

/** Once a week it is a million: `npm run fuzz`. */
const runs = 10_000;
/** Another one with FUZZ_SEED; a failure names the one that it used. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

for (const target of targets)
  test(`${target.name}: ${runs} hostile requests end in 2xx or 4xx, do bounded work and are never repeated`, async () => {
    const write = process.stdout.write.bind(process.stdout);
    const report = await fuzz(target, seed, runs, captureConsole());
    write(`${reportLine(report)}\n`);
    expect(report.problems, reportLine(report)).toEqual([]);
    // The requests get far enough to mean something.
    const accepted = (report.statuses[200] ?? 0) + (report.statuses[202] ?? 0);
    expect(accepted).toBeGreaterThan(runs / 100);
    expect(Object.keys(report.statuses).length).toBeGreaterThan(2);
  }, 60_000);

type Module = { config?: { schedule?: string }; default: (request: Request) => Response | Promise<Response> };

test('every function that anybody can call gets hostile requests, or answers all of them alike', async () => {
  const folder = path.join(import.meta.dirname, '../../netlify/functions');
  const called: string[] = [];
  for (const file of readdirSync(folder)) {
    const { config, default: answer } = (await import(path.join(folder, file))) as Module;
    const name = path.basename(file, '.ts');
    // The editing screen's page: nothing of a request has an influence on it.
    if (name === 'admin') expect(await textOf(answer, '?key=value#part')).toBe(await textOf(answer, ''));
    // The platform calls what has a schedule, and nobody else can.
    else if (config?.schedule === undefined) called.push(name);
  }
  expect(targets.map(({ name }) => name).sort()).toEqual(called.sort());
});

async function textOf(answer: Module['default'], query: string): Promise<string> {
  const response = await answer(new Request(`https://smartstack.example/${query}`, { headers: { cookie: query } }));
  expect(response.status).toBe(200);
  return response.text();
}

test('a seed makes the same numbers, another seed others', () => {
  const numbers = (seed: number) => Array.from({ length: 5 }, seeded(seed).next);
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
});

describe('the fuzz finds what is wrong', () => {
  const answering = (response: () => Response) => ({ name: 'broken', call: async () => response() });
  test.each([
    ['a crash told as 500', () => Response.json({}, { status: 500 }), 'status 500'],
    ['a redirect', () => Response.json({}, { status: 302 }), 'status 302'],
    ['unavailable without a reason', () => Response.json({}, { status: 503 }), 'status 503'],
    ['an echo', () => Response.json({ details: canary }), 'repeats what was sent'],
    ['an echo in a header', () => Response.json({}, { headers: { 'x-a': canary } }), 'repeats what was sent'],
    ['a long answer', () => Response.json('x'.repeat(3000)), '3002 characters'],
    ['a page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), 'no JSON'],
  ])('%s', async (_name, response, problem) => {
    const { problems } = await fuzz(answering(response), 3, 5, () => '');
    expect(problems[0]).toContain(problem);
  });

  test('a log that repeats', async () => {
    const { problems } = await fuzz(
      answering(() => Response.json({})),
      1,
      1,
      () => canary,
    );
    expect(problems).toEqual(['the log repeats what was sent']);
  });

  test('work without bounds', async () => {
    const target = {
      name: 'broken',
      call: async (...[, memory]: Parameters<(typeof targets)[number]['call']>) => {
        for (let times = 0; times < 61; times += 1) await memory.store.read('a').catch(() => null);
        return Response.json({});
      },
    };
    expect((await fuzz(target, 1, 1, () => '')).problems[0]).toBe('request 0: 61 operations of the store');
  });

  test('restores nothing to the console that was captured', () => {
    expect(vi.isMockFunction(console.log)).toBe(false);
  });
});
