import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { writeFromContent } from '#netlify/build/from-content';
import { slowFiles } from '#tests/suites';

const root = path.join(import.meta.dirname, '..');

// What the functions have of today's content.
await writeFromContent(root);

/* Rules take values and return values, so their tests can share a worker; all others get one for each file. */
const rules = ['tests/unit/**/*.test.ts'];
const withState = ['tests/unit/{browser,build,files,review,stores,styles}/**/*.test.ts'];

/** Groups of files (`--project`): which runs when, says tests/suites.ts. */
export default defineConfig({
  root,
  test: {
    environment: 'node',
    restoreMocks: true,
    unstubEnvs: true,
    setupFiles: ['tests/patient.ts'],
    // For what hangs: a busy machine takes its time for properties and builds of a copy of the site.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'rules', include: rules, exclude: [...withState, ...slowFiles], isolate: false } },
      {
        extends: true,
        test: {
          name: 'state',
          include: ['tests/{content,functions,security,faults}/**/*.test.ts', ...withState],
          exclude: [...slowFiles],
        },
      },
      { extends: true, test: { name: 'slow', include: [...slowFiles] } },
      // Needs a build. All read the same pages, so those of a worker share what it has read.
      { extends: true, test: { name: 'dist', include: ['tests/dist/**/*.test.ts'], isolate: false } },
      // Needs a build, and other engines than the browser tests have.
      { extends: true, test: { name: 'engines', include: ['tests/engines/**/*.test.ts'] } },
    ],
  },
});
