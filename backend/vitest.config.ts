import { defineConfig } from 'vitest/config';

/** The logger of a process is set up by its first application; files of the studio are read once; what is loaded cannot be replaced. */
const NEEDS_PROCESS = [
  'test/health/log.spec.ts',
  'src/migrate.spec.ts',
  'src/backup/proof/run-proof.spec.ts',
];

export default defineConfig({
  test: {
    globals: true,
    setupFiles: ['reflect-metadata'],
    globalSetup: ['test/setup/global-setup.ts'],
    maxWorkers: 4,
    // Long enough for a machine that has twice as much to do besides.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      // What is loaded once serves all files of a worker: loading took as long as the tests.
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: ['src/**/*.spec.ts', 'test/**/*.spec.ts'],
          exclude: NEEDS_PROCESS,
        },
      },
      { extends: true, test: { name: 'alone', include: NEEDS_PROCESS } },
    ],
  },
});
