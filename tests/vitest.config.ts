import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  test: {
    include: ['tests/{unit,content,functions,security,faults}/**/*.test.ts'],
    environment: 'node',
    restoreMocks: true,
    unstubEnvs: true,
    // Properties and builds of a copy of the site take their time on a busy machine; a rule that hangs still ends.
    testTimeout: 20_000,
  },
});
