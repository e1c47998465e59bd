import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of many runs. They take a second, most a few milliseconds. */
const slow = /any-(visit|answer)|walk-assessment|extract|typed-number|model|cumulative|tornado|stores/;

/** A mutant is dead at the first test that fails, so that the quick ones go first. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => Number(slow.test(a.moduleId)) - Number(slow.test(b.moduleId)));
  }
}

/** The tests that a mutant of a rule must survive: the fast ones, each run as often as there are mutants in its reach. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/content/schemas.test.ts', 'tests/stores/outbox.test.ts'],
    // Whole walks and drawn pictures take seconds, and find nothing here that the rows beside them do not.
    exclude: [
      ...configDefaults.exclude,
      'tests/unit/recommendation/walk.test.ts',
      'tests/unit/recommendation/walk-live.test.ts',
      'tests/unit/pictures/**',
    ],
    setupFiles: ['tests/mutation/seed.ts'],
    sequence: { sequencer: QuickFirst },
    isolate: false,
    environment: 'node',
    restoreMocks: true,
    unstubEnvs: true,
    testTimeout: 20_000,
  },
});
