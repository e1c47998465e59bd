import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';

/** How long (s) each phase of a build took, as the build prints it. */
export type Phases = Record<'content' | 'bundles' | 'pages and files' | 'trimming' | 'all', number>;

/** Builds the site once and returns its phases. Pictures and documents come from the cache where nothing has changed. */
export async function buildPhases(): Promise<Phases> {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    maxBuffer: 16 * 1024 * 1024,
    env: { ...process.env, NO_COLOR: '1' },
  });
  const seconds = (pattern: RegExp) =>
    [...stdout.matchAll(pattern)].reduce((sum, [, value, unit]) => sum + Number(value) / (unit === 'ms' ? 1000 : 1), 0);
  return {
    content: seconds(/\[types\] Generated (\d+(?:\.\d+)?)(ms|s)/g),
    bundles: seconds(/\[vite\] ✓ built in (\d+(?:\.\d+)?)(ms|s)/g),
    'pages and files': seconds(/^\S+ ✓ Completed in (\d+(?:\.\d+)?)(ms|s)/gm),
    trimming: seconds(/\[finish-build\] .* in (\d+) (ms)/g),
    all: seconds(/page\(s\) built in (\d+(?:\.\d+)?)(ms|s)/g),
  };
}
