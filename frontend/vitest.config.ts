import { defineConfig } from 'vitest/config';

// Its own file, so that unit tests do not start the site's build tools.
export default defineConfig({
  test: { include: ['**/*.spec.{ts,tsx}'], exclude: ['dist/**', 'node_modules/**'], testTimeout: 30_000 },
});
