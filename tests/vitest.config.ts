import path from 'node:path';
import { defineConfig } from 'vitest/config';

/* Rules take values and return values, so their tests can share a worker; all others get one for each file. */
const rules = ['tests/unit/**/*.test.ts'];
const withState = ['tests/unit/{browser,build,files,review,stores,styles}/**/*.test.ts'];

export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  test: {
    environment: 'node',
    restoreMocks: true,
    unstubEnvs: true,
    // Properties and builds of a copy of the site take their time on a busy machine; a rule that hangs still ends.
    testTimeout: 20_000,
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'rules', include: rules, exclude: withState, isolate: false } },
      {
        extends: true,
        test: {
          name: 'state',
          include: ['tests/{content,functions,security,faults}/**/*.test.ts', ...withState],
        },
      },
    ],
  },
});
