import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,content,functions,stores}/**/*.test.ts'],
    environment: 'node',
    restoreMocks: true,
    unstubEnvs: true,
  },
});
