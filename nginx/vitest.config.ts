import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Long enough for a machine that has other work as well; starting a whole site has its own.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // Most of it is waiting.
    maxWorkers: 2,
    isolate: false,
  },
});
