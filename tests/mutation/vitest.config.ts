import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/** The tests that a mutant of a rule must survive: the fast ones, each run as often as there are mutants in its reach. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  resolve: { alias: { 'fast-check': path.join(import.meta.dirname, 'without-properties.ts') } },
  test: {
    include: [
      'tests/unit/**/*.test.ts',
      'tests/content/schemas.test.ts',
      'tests/functions/{health,retry-leads}.test.ts',
      'tests/functions/leads/!(retry-many|rivals|stale-reads).test.ts',
      'tests/functions/cli/launch-findings.test.ts',
    ],
    // Whole walks and drawn pictures take seconds, and find nothing here that the rows beside them do not.
    exclude: [
      ...configDefaults.exclude,
      // Of the stores only what sends leads and messages is mutated.
      'tests/unit/stores/!(outbox|sender|submission|message-to-crm|locks).test.ts',
      'tests/unit/recommendation/walk*.test.ts',
      'tests/unit/website/extract.test.ts',
      'tests/unit/files/**',
    ],
    // One worker for all files of a mutant. It ends with it, so that nothing a mutant has left behind reaches the next.
    isolate: false,
    environment: 'node',
    restoreMocks: true,
    unstubEnvs: true,
    // What a mutant makes wait for ever is killed by this.
    testTimeout: 10_000,
  },
});
