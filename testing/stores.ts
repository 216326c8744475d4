// npm run test:stores: what keeps pictures and files in S3, against the server at TEST_S3_ENDPOINT, or else against each
// that is installed here, MinIO and SeaweedFS, one after the other.
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../scripts/embedded/free-port.ts';
import { root } from '../scripts/embedded/root.ts';
import { temporaryFolder } from '../scripts/embedded/temporary-folder.ts';
import { locate } from '../scripts/test/debian.ts';
import { waitUntil } from './wait-until.ts';

const keys = { accessKey: 'studio', secretKey: 'a secret only for tests' };
const timing = { timeoutMs: 60_000, intervalMs: 200 };
/** Those that look into the folder of a store in files are not among them, or open one. */
const SPECS = [
  'backup/backup-s3',
  'blog/blog-missing-pictures',
  'blog/blog-pictures',
  'blog/blog-seed',
  'blog/blog-store',
  'library/library-attacks',
  'library/library-bin',
  'pictures/picture-replace',
  'projects/project-pictures',
  'backup/scratch',
  'uploads/upload-',
];

interface Server {
  program: string;
  start: (folder: string, port: number) => Promise<{ args: string[]; env?: Record<string, string> }>;
}

const servers: Server[] = [
  {
    program: 'minio',
    start: async (folder, port) => ({
      args: ['server', '--quiet', '--address', `127.0.0.1:${port}`, folder],
      env: { MINIO_ROOT_USER: keys.accessKey, MINIO_ROOT_PASSWORD: keys.secretKey },
    }),
  },
  {
    program: 'weed',
    start: async (folder, port) => {
      const config = join(folder, 'keys.json');
      const identity = { name: 'tests', actions: ['Admin', 'Read', 'Write', 'List'], credentials: [keys] };
      writeFileSync(config, JSON.stringify({ identities: [identity] }));
      const ports = await Promise.all(
        [
          'master.port',
          'master.port.grpc',
          'volume.port',
          'volume.port.grpc',
          'filer.port',
          'filer.port.grpc',
        ].map(async (name) => `-${name}=${await freePort()}`),
      );
      const own = ['-s3', `-s3.port=${port}`, `-s3.port.grpc=${await freePort()}`, `-s3.config=${config}`];
      // Each bucket takes seven volumes; the eight that are the default are full with the second.
      const place = [`-dir=${folder}`, '-volume.max=1000', '-ip=127.0.0.1', '-ip.bind=127.0.0.1'];
      return { args: ['server', ...place, ...ports, ...own] };
    },
  },
];

if (process.env['TEST_S3_ENDPOINT']) process.exitCode = runTests({});
else {
  const installed = servers.filter(({ program }) => locate(program));
  if (installed.length === 0) {
    console.error(
      'Please set TEST_S3_ENDPOINT, or install minio or weed (SeaweedFS): neither is in the PATH.',
    );
    process.exitCode = 1;
  }
  for (const server of installed) process.exitCode ||= await tryServer(server);
}

async function tryServer({ program, start }: Server): Promise<number> {
  const folder = temporaryFolder(`studio-${program}`);
  const port = await freePort();
  const { args, env } = await start(folder.path, port);
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  const endpoint = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(endpoint).then(
      ({ status }) => status < 500,
      () => child.exitCode !== null,
    );
  try {
    if (!(await waitUntil(isUp, timing)) || child.exitCode !== null)
      throw new Error(`${program} did not start.`);
    console.log(`Against ${program}:`);
    return runTests({
      TEST_S3_ENDPOINT: endpoint,
      TEST_S3_ACCESS_KEY_ID: keys.accessKey,
      TEST_S3_SECRET_ACCESS_KEY: keys.secretKey,
    });
  } finally {
    child.kill();
    folder.remove();
  }
}

function runTests(env: Record<string, string>): number {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', ...SPECS.map((name) => `test/${name}`), ...process.argv.slice(2)];
  const options = { cwd: join(root, 'backend'), env: { ...process.env, ...env }, stdio: 'inherit' } as const;
  return spawnSync(process.execPath, args, options).status ?? 1;
}
