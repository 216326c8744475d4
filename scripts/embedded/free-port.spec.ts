import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort, isPortFree } from './free-port.ts';

vi.mock('node:crypto', { spy: true });

test('a port that is in use is not free, and is again afterwards', async () => {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await isPortFree(port, '127.0.0.1')).toBe(false);
  await new Promise((resolve) => server.close(resolve));
  expect(await isPortFree(port, '127.0.0.1')).toBe(true);
});

test('no free port is one that a connection could be given meanwhile, or is given twice', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(Math.max(...ports)).toBeLessThan(32_768);
  expect(new Set(ports).size).toBe(50);
});

test.runIf(process.platform === 'linux')(
  'a port that another program was given is free for others when that program has ended',
  async () => {
    const { program, port } = await programWithPort();
    vi.mocked(randomInt).mockImplementationOnce(() => port);
    expect(await freePort()).not.toBe(port);
    program.kill('SIGKILL');
    await once(program, 'exit');
    vi.mocked(randomInt).mockImplementationOnce(() => port);
    expect(await freePort()).toBe(port);
  },
);

/** Does not listen on it yet. */
async function programWithPort(): Promise<{ program: ChildProcess; port: number }> {
  const source = `import { freePort } from '${join(import.meta.dirname, 'free-port.ts')}';
    console.log(await freePort());
    process.stdin.resume();`;
  const program = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void program.kill('SIGKILL'));
  const [output] = await once(program.stdout, 'data');
  return { program, port: Number(output) };
}
