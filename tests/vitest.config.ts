import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { writeFromContent } from '#netlify/build/from-content';
import { slowFiles, weeklyFiles } from '#tests/suites';

const root = path.join(import.meta.dirname, '..');

// What the functions have of today's content.
await writeFromContent(root);

/*
 * Rules take values and return values, so their tests can share modules; what keeps a state gets new ones for each file.
 * Functions get a worker for each file: their packages keep what the environment said.
 */
const rules = ['tests/unit/**/*.test.ts'];
const withState = ['tests/unit/{browser,build,files,review,stores,styles}/**/*.test.ts'];

/** Groups of files (`--project`): which runs when, says tests/suites.ts. */
export default defineConfig({
  root,
  test: {
    environment: 'node',
    // A worker for each file would load every package again, which takes as long as the tests.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    setupFiles: ['tests/patient.ts'],
    // For what hangs: a busy machine takes its time for properties and builds of a copy of the site.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'rules', include: rules, exclude: [...withState, ...slowFiles] } },
      {
        extends: true,
        test: {
          name: 'state',
          include: ['tests/{content,security}/**/*.test.ts', ...withState],
          exclude: [...slowFiles, ...weeklyFiles],
          setupFiles: ['tests/new-modules.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/{functions,faults}/**/*.test.ts'],
          exclude: [...slowFiles, ...weeklyFiles],
          isolate: true,
        },
      },
      { extends: true, test: { name: 'slow', include: [...slowFiles], isolate: true } },
      { extends: true, test: { name: 'weekly', include: [...weeklyFiles], isolate: true } },
      // Needs a build. All read the same pages, so those of a worker share what it has read.
      { extends: true, test: { name: 'dist', include: ['tests/dist/**/*.test.ts'] } },
      // Needs a build, and other engines than the browser tests have.
      { extends: true, test: { name: 'engines', include: ['tests/engines/**/*.test.ts'], isolate: true } },
    ],
  },
});
