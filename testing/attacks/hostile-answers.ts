import { connect } from 'node:net';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import type { HostileRequest } from './hostile-requests.ts';

const AT_ONCE = 24;
/** Milliseconds after which a server that says nothing has forgotten a request. */
const SILENCE_TIMEOUT_MS = 15_000;
const STACK = /\n\s+at .+:\d+|node:internal|\bfile:\/\/|node_modules\//g;
const PATHS_OF_THE_MACHINE = [resolve(import.meta.dirname, '../..'), homedir()];
const FRAMEWORK =
  /Cannot (GET|POST|PUT|HEAD|PATCH|DELETE|OPTIONS)|<pre>|No favicon\.ico found|\bvike\.dev\b/i;

export interface HostileAnswer {
  status: number;
  type: string;
  body: string;
}

/** Sends every request over a connection of its own. @returns a sentence for each answer in which something is wrong */
export async function faultsIn(
  url: string,
  requests: HostileRequest[],
  check: (request: HostileRequest, answer: HostileAnswer) => string | undefined,
): Promise<string[]> {
  const faults: string[] = [];
  const waiting = requests.entries();
  const work = async () => {
    for (const [number, request] of waiting) {
      const answer = read(await send(url, request.raw));
      const fault = faultOf(request, answer) ?? check(request, answer);
      const [line = ''] = request.raw.toString('latin1').split('\r\n\r\n');
      if (fault) faults.push(`No ${number}: ${fault}\n${line.slice(0, 600)}\n${answer.body.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

/** Not ending its own side: a server may take that for somebody who has left. */
function send(url: string, raw: Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(raw));
    socket.setTimeout(SILENCE_TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server may hang up before it has read everything.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => done(Buffer.concat(chunks).toString()));
  });
}

function read(received: string): HostileAnswer {
  const answer = received.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const end = answer.indexOf('\r\n\r\n');
  const head = answer.slice(0, end);
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    type: /^content-type: (.*)$/im.exec(head)?.[1] ?? '',
    body: answer.slice(end + 4),
  };
}

function faultOf({ method, path }: HostileRequest, { status, body }: HostileAnswer): string | undefined {
  if (status === 0) return method === 'CONNECT' ? undefined : 'there is no answer';
  if (status >= 500) return `${method} is answered ${status}`;
  const told = [
    ...(body.match(STACK) ?? []),
    ...PATHS_OF_THE_MACHINE.filter((folder) => body.includes(folder)),
  ];
  // The site may repeat what it was asked for.
  if (told.some((words) => !path.includes(words))) return 'the answer has a stack or a path of the machine';
  return status >= 400 && FRAMEWORK.test(body) ? 'the answer is a page of a framework' : undefined;
}
