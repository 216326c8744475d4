import { connect } from 'node:net';
import type { Nginx } from '../../testing/servers/nginx.ts';

const BETWEEN_MS = 100;

export interface SlowSender {
  /** Of the answer, once there is one. */
  status: () => number | undefined;
  /** Whether it still waits for one. */
  isSending: () => boolean;
  leave: () => void;
}

export interface SentSlowly {
  line: string;
  headers?: Record<string, string>;
  /** As it says itself; without it the body comes in chunks. */
  bytes?: number;
  /** How many bytes come as fast as they are taken, before the trickle begins. */
  bytesAtOnce?: number;
}

/** Somebody on a connection of their own who sends a body and never ends it. */
export function sendSlowly(
  nginx: Nginx,
  { line, headers = {}, bytes, bytesAtOnce = 1 }: SentSlowly,
): SlowSender {
  const { hostname, port } = new URL(nginx.url);
  const length =
    bytes === undefined ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': String(bytes) };
  const lines = Object.entries({ Host: hostname, ...length, ...headers });
  const head = [`${line} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\r\n');
  const pack = (text: string) => (bytes === undefined ? `${text.length.toString(16)}\r\n${text}\r\n` : text);
  let status: number | undefined;
  let trickle: NodeJS.Timeout | undefined;
  const socket = connect(Number(port), hostname, () => {
    socket.write(`${head}\r\n\r\n${pack('x'.repeat(bytesAtOnce))}`);
    trickle = setInterval(() => socket.writable && socket.write(pack('x')), BETWEEN_MS);
  });
  socket.on('data', (chunk) => (status ??= Number(chunk.toString('latin1').split(' ')[1])));
  // NGINX may well end such a connection.
  socket.on('error', () => socket.destroy());
  socket.on('close', () => clearInterval(trickle));
  return {
    status: () => status,
    isSending: () => status === undefined && !socket.destroyed,
    leave: () => socket.destroy(),
  };
}
