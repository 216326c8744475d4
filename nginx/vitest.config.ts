import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Long enough for a machine that has other work as well; starting a whole site has its own.
  test: { testTimeout: 20_000, hookTimeout: 30_000 },
});
