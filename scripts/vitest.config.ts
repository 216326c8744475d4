import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Whole programs are started while the site is built beside them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
