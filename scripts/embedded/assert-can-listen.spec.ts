import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { assertCanListen, reasonFor } from './assert-can-listen.ts';
import { freePort } from './free-port.ts';

test('a port that another program uses is named with a free one in its place', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  await expect(assertCanListen({ port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
  );
});

// The first is kept for documents (RFC 5737), the second for names that are none (RFC 6761).
test.each([
  ['192.0.2.7', '192.0.2.7 is no address of this machine. Set HOST to an address'],
  ['nowhere.invalid', 'No address is known for the name nowhere.invalid. Set HOST to an address'],
])('of the host %s is said what is wrong with it, and nothing of the port', async (host, sentence) => {
  await expect(assertCanListen({ port: await freePort(), host })).rejects.toThrow(sentence);
});

test('a port that this user has no right to is not called used', () => {
  const refusal = Object.assign(new Error('listen EACCES: permission denied'), { code: 'EACCES' });
  expect(reasonFor(refusal, { port: 80, host: '127.0.0.1' })).toContain(
    'This user may not listen on port 80',
  );
});

test('a refusal that is not known is passed on', () => {
  expect(reasonFor(new Error('listen EINVAL'), { port: 80, host: '127.0.0.1' })).toBe(
    'The site cannot listen on 127.0.0.1, port 80: Error: listen EINVAL',
  );
});
