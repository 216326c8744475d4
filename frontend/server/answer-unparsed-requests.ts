import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Unreadable addresses: one is refused with JSON, the other with a page. */
const [OF_API, OF_PAGES] = ['/api/%', '/%'];

/** Answers what Node's parser refuses with a sentence and every header; Node's own answer is empty. */
export function answerUnparsedRequests(server: Server): void {
  server.on('clientError', (error, socket) => {
    const packet: unknown = 'rawPacket' in error ? error.rawPacket : undefined;
    refuse(server, socket, Buffer.isBuffer(packet) ? packet.toString('latin1', 0, 100) : '');
  });
  server.on('connect', ({ url }, socket) => refuse(server, socket, `CONNECT ${url} `));
  // RFC 9110 allows ignoring an unknown expectation.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

function refuse(server: Server, socket: Duplex, firstLine: string): void {
  if (!(socket instanceof Socket) || !socket.writable) return void socket.destroy();
  const url = /^\S+ \/api[/? ]/i.test(firstLine) ? OF_API : OF_PAGES;
  const request = Object.assign(new IncomingMessage(socket), { method: 'GET', url, httpVersion: '1.1' });
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.on('finish', () => socket.end());
  try {
    response.assignSocket(socket);
    server.emit('request', request, response);
  } catch {
    // Another response has been assigned to this connection.
    socket.destroy();
  }
}
