import { createServer } from 'node:http';
import { connect, Server as TcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { untilNobodyEnters } from './until-nobody-enters.ts';

test('whoever came before the door was closed is answered', async () => {
  const server = createServer((_request, response) => response.end('in'));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  // All at once: the server takes one at a time.
  const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.end('GET / HTTP/1.0\r\n\r\n');
  await untilNobodyEnters(server, 10_000);
  TcpServer.prototype.close.call(server);
  const answers = await Promise.all(sockets.map((socket) => text(socket)));
  expect(answers).toEqual(sockets.map(() => expect.stringMatching(/^HTTP\/1.1 200 [^]+in$/)));
});
