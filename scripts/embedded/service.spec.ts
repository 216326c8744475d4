import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Service, type ServiceOptions } from './service.ts';
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts';

/** Long enough for a process that a busy machine starts. */
const SOON = { timeout: 30_000 };

const LISTENS = 'process.send({ listening: true }); setInterval(() => {}, 1000);';

let folder: TemporaryFolder;
let service: Service;
const onGivingUp = vi.fn<(reason: string) => void>();

beforeEach(() => {
  folder = temporaryFolder('studio-service');
  onGivingUp.mockReset();
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(async () => {
  await service.stop();
  vi.unstubAllEnvs();
  folder.remove();
});

test('a service that is killed is started again', async () => {
  service = program(LISTENS);
  await service.start();
  const first = service.pid;
  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => expect(service.pid).not.toBe(first), SOON);
  expect(onGivingUp).not.toHaveBeenCalled();
});

const starts = () => readFileSync(join(folder.path, 'starts'), 'utf8').length;

/** Its starts are counted in a file; those from `first` to `last` fail. */
function failing(first: number, last: number): Service {
  const file = join(folder.path, 'starts');
  return program(`
    const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync('${file}', '.');
    const start = readFileSync('${file}').length;
    if (start >= ${first} && start <= ${last}) throw new Error('Start ' + start + ' fails.');
    ${LISTENS}`);
}

test('a service whose start fails is started once more', async () => {
  service = failing(2, 2);
  await service.start();
  process.kill(service.pid, 'SIGKILL');
  await vi.waitFor(() => expect(starts()).toBe(3), SOON);
  expect(onGivingUp).not.toHaveBeenCalled();
});

test('a service that cannot start again is given up after five restarts', async () => {
  service = failing(2, 100);
  await service.start();
  process.kill(service.pid, 'SIGKILL');
  await vi.waitFor(() => expect(onGivingUp).toHaveBeenCalled(), SOON);
  expect(onGivingUp.mock.calls[0]?.[0]).toContain('Start 6 fails.');
});

test('a service that ends before it listens is reported with what it said', async () => {
  service = program("console.error('PORT: must be a number'); process.exit(1);");
  await expect(service.start()).rejects.toThrow('PORT: must be a number');
});

test('a service that begins to listen while it is stopped ends too', async () => {
  service = program(`
    process.on('SIGTERM', () => process.send({ listening: true }, () => setTimeout(process.exit, 100)));
    setInterval(() => {}, 1000);
    console.error('Waiting.');`);
  const starting = service.start();
  await vi.waitFor(
    () => expect(readFileSync(join(folder.path, 'program.log'), 'utf8')).toContain('Waiting.'),
    SOON,
  );
  await expect(service.stop()).resolves.toBeUndefined();
  await expect(starting).resolves.toBeUndefined();
});

test('a service that ignores the request to stop is ended all the same', async () => {
  service = program(`process.on('SIGTERM', () => {}); ${LISTENS}`);
  await service.start();
  const { pid } = service;
  await service.stop();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('a service that is named its settings is given no other', async () => {
  vi.stubEnv('JWT_SECRET', 'secret');
  vi.stubEnv('TAG_MANAGER_ID', 'GTM-ABC123');
  service = program(
    `const { JWT_SECRET, TAG_MANAGER_ID } = process.env; console.log(TAG_MANAGER_ID, JWT_SECRET); ${LISTENS}`,
    { settings: ['TAG_MANAGER_ID'] },
  );
  await service.start();
  expect(readFileSync(join(folder.path, 'program.log'), 'utf8')).toBe('GTM-ABC123 undefined\n');
});

function program(code: string, more: Partial<ServiceOptions> = {}): Service {
  return new Service({
    name: 'program',
    args: ['-e', code],
    cwd: folder.path,
    env: {},
    logFile: join(folder.path, 'program.log'),
    onGivingUp,
    ...more,
  });
}
