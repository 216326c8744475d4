import { connect } from 'node:net';

/** Sends the bytes as they are, ends its side, and gives all that came back: for what no HTTP client would send. */
export function rawRequest(url: string, ...parts: (string | Buffer)[]): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => {
      for (const part of parts) socket.write(part);
      socket.end();
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server may well hang up in the middle of such a request.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}
