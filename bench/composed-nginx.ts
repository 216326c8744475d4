import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ask, run, type Served, workersOf } from './cached-page.ts';
import { median } from './load.ts';
import { type NginxSite, startNginxSite } from './nginx-site.ts';
import { startTable } from './table.ts';

const ROUNDS = 5;
const PAGE = '/';
const LABELS = ['com.docker.compose.project=studio', 'com.docker.compose.service=nginx'];

/** NGINX of the running compose stack, asked from inside its own network, beside one on this machine whose log is a file. */
export async function printComposed(): Promise<void> {
  const container = findContainer();
  if (!container)
    return console.log('\nNGINX of a compose stack is not measured: none runs here, or this is not root.');
  const site = await startNginxSite([PAGE]);
  try {
    const rounds = Array.from({ length: ROUNDS }, () => ({
      outside: outside(site),
      inside: inside(container),
    }));
    const middle = median(rounds, (round) => round.inside.perSecond / round.outside.perSecond);
    const print = startTable('kept page', 'requests/s', 'µs of NGINX and Docker', 'ratio');
    const row = (name: string, { perSecond, cost }: Served): void =>
      print(name, perSecond.toFixed(0), cost.toFixed(1), (middle.outside.cost / cost).toFixed(2));
    row('outside', middle.outside);
    row('in the stack', middle.inside);
  } finally {
    await site.stop();
  }
}

interface Container {
  /** Of Docker, which reads the log. */
  docker: number;
  /** Its first process, as this machine counts them. */
  first: number;
}

function findContainer(): Container | undefined {
  const docker = Number(spawnSync('pgrep', ['-x', 'dockerd'], { encoding: 'utf8' }).stdout);
  if (process.getuid?.() !== 0 || !docker) return undefined;
  const [id] = run('docker', [
    'ps',
    '--quiet',
    ...LABELS.flatMap((label) => ['--filter', `label=${label}`]),
  ]).split('\n');
  return id
    ? { docker, first: Number(run('docker', ['inspect', '--format', '{{.State.Pid}}', id])) }
    : undefined;
}

function outside({ nginx }: NginxSite): Served {
  return ask(nginx.url + PAGE, workersOf(nginx), []);
}

/** With what reads the log: Docker, and what holds the container. */
function inside({ docker, first }: Container): Served {
  const [master = 0] = workersOf({ pid: first });
  const holder = Number(readFileSync(`/proc/${first}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  const url = `http://127.0.0.1:${process.env['HTTP_PORT'] ?? 8080}${PAGE}`;
  const network = ['nsenter', '-t', String(first), '-n'];
  return ask(url, [...workersOf({ pid: master }), holder, docker], network);
}
