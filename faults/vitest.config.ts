import { defineConfig } from 'vitest/config';

// One after the other: each has the machine to itself.
export default defineConfig({
  test: { include: ['*.spec.ts'], fileParallelism: false, testTimeout: 180_000, hookTimeout: 120_000 },
});
