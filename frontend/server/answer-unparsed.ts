import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Addresses that are refused like any others that cannot be read: with JSON, and with a page. */
const [OF_API, OF_PAGES] = ['/api/%', '/%'];

/**
 * What Node's parser refuses or does not pass on is answered like all else that cannot be read: with a sentence and every
 * header, instead of an empty answer or none.
 */
export function answerUnparsed(server: Server): void {
  server.on('clientError', (error, socket) => {
    const packet: unknown = 'rawPacket' in error ? error.rawPacket : undefined;
    refuse(server, socket, Buffer.isBuffer(packet) ? packet.toString('latin1', 0, 100) : '');
  });
  server.on('connect', ({ url }, socket) => refuse(server, socket, `CONNECT ${url} `));
  // An expectation that nobody knows may be ignored.
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
    // Another answer is on its way on this connection.
    socket.destroy();
  }
}
