import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import * as z from 'zod';

/** Answers `/slow` when it is asked for something else. */
const PROGRAM = `
  import { createServer } from 'node:http';
  import { stopGracefully } from './stop-gracefully.ts';
  let slow;
  const server = createServer((request, response) => {
    if (request.url === '/slow') process.send('slow', () => (slow = response));
    else { slow?.end('at last'); response.end(String(stopping.aborted)); }
  });
  const stopping = stopGracefully(server, 12);
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
  stopping.addEventListener('abort', () => process.send('stopping'));`;

async function ask(port: number, path: string, agent = new Agent()): Promise<[string | undefined, string]> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, resolve).on('error', reject);
  });
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return [answer.headers.connection, text];
}

test('a server that is told to stop says so, takes requests a while, ends what is under way and then itself', async () => {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', PROGRAM], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [port] = z.tuple([z.number()], z.unknown()).parse(await once(child, 'message'));
  const kept = new Agent({ keepAlive: true });
  expect(await ask(port, '/', kept)).toEqual(['keep-alive', 'false']);
  const slow = ask(port, '/slow');
  await once(child, 'message');
  const told = once(child, 'message');
  child.kill('SIGTERM');
  await told;
  expect(await ask(port, '/', kept)).toEqual(['close', 'true']);
  expect((await slow)[1]).toBe('at last');
  expect(await ended).toEqual([0, null]);
});
