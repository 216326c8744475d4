import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readProofEnv } from '../../config/env.js';
import { runProof } from './run-proof.js';

const noted: unknown[][] = [];
let folder = '';
vi.mock('../advisory-lock.js', () => ({ takeAdvisoryLock: async () => undefined }));
vi.mock('../connect-without-timeouts.js', () => ({
  connectWithoutTimeouts: async () => ({
    query: async (_sql: string, values: unknown[]) => noted.push(values),
    end: async () => undefined,
  }),
}));
vi.mock('./prove-backup.js', () => ({
  proveBackup: async () => {
    await rm(folder, { recursive: true });
    throw new Error('It cannot be read.');
  },
}));

it('a proof of the nights is noted although their disk goes away meanwhile', async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-nights-'));
  await writeFile(join(folder, '2026-11-22-2030.tar'), '');
  const SCRATCH_DATABASE_URL = 'postgres://studio_scratch:secret@localhost/studio_scratch';
  await runProof(readProofEnv({ SCRATCH_DATABASE_URL, DATA_DIR: folder }), folder);
  expect(noted).toEqual([expect.arrayContaining(['failed', '2026-11-22-2030.tar: It cannot be read.'])]);
});
