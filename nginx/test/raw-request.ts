import { connect } from 'node:net';
import type { Nginx } from '../../testing/servers/nginx.ts';

export interface RawAnswer {
  status: number;
  /** Names in small letters. */
  headers: Headers;
  body: string;
}

/** Sends bytes as they are, which no client would, and reads one answer. */
export function sendRaw(nginx: Nginx, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(nginx.url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
      const read = readAnswer(answer);
      if (read.body.length < Number(read.headers.get('content-length') ?? Infinity)) return;
      socket.destroy();
      resolve(read);
    });
    socket.once('error', reject).once('end', () => reject(new Error(`Half an answer: ${answer}`)));
  });
}

function readAnswer(answer: string): RawAnswer {
  const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
  const [line = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((each): [string, string] => [each.split(': ', 1)[0] ?? '', each.replace(/^.*?: /, '')]),
  );
  return { status: Number(line.split(' ')[1]), headers, body };
}
