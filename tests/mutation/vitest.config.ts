import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/** The tests that a mutant of a rule must survive: the fast ones, each run as often as there are mutants in its reach. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/content/schemas.test.ts'],
    // Whole walks and drawn pictures take seconds, and find nothing here that the rows beside them do not.
    exclude: [
      ...configDefaults.exclude,
      'tests/unit/recommendation/walk.test.ts',
      'tests/unit/recommendation/walk-live.test.ts',
      'tests/unit/pictures/**',
    ],
    // A mutant's switches slow a rule down, so that its time says nothing here.
    testNamePattern: /^(?!.* in time$)/,
    setupFiles: ['tests/mutation/seed.ts'],
    environment: 'node',
    restoreMocks: true,
    unstubEnvs: true,
    testTimeout: 20_000,
  },
});
