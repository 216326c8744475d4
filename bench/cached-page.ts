import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { NginxAnswer, Nginx } from '../testing/servers/nginx.ts';
import { installFromDebian, locate } from '../scripts/test/debian.ts';
import { median } from './load.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const ROUNDS = 7;
const CONNECTIONS = 16;
/** As a browser without brotli asks: a file compressed with gzip is what NGINX serves without a module. */
const ACCEPTED = 'gzip, deflate';
const NGINX_CORE = '0';
const GENERATOR_CORE = '1';
const OWN = new Set(['date', 'etag', 'last-modified', 'x-cache', 'x-request-id', 'vary']);

export interface Served {
  perSecond: number;
  /** Microseconds that the processes ran for one answer. */
  cost: number;
}

export interface Round {
  kept: Served;
  file: Served;
}

/** One core for NGINX and one for the load: nothing but NGINX limits the rate. */
export function pinToItsCore(nginx: Nginx): void {
  for (const pid of [nginx.pid, ...workersOf(nginx)]) run('taskset', ['-cp', NGINX_CORE, String(pid)]);
}

/** A cached page and the same bytes from a file, in turn. @returns the median round by ratio */
export async function compareWithFile(nginx: Nginx, page: string, file: string): Promise<Round> {
  await expectSameAnswer(nginx, page, file);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ file: askPinned(nginx, file), kept: askPinned(nginx, page) });
  return median(rounds, ({ kept, file: fromFile }) => kept.perSecond / fromFile.perSecond);
}

async function expectSameAnswer(nginx: Nginx, page: string, file: string): Promise<void> {
  const read = (path: string) => nginx.request(path, { headers: { 'Accept-Encoding': ACCEPTED } });
  await read(page);
  const [kept, fromFile] = [await read(page), await read(file)];
  if (kept.headers['x-cache'] !== 'HIT' || !kept.body.equals(fromFile.body) || said(kept) !== said(fromFile))
    throw new Error(`${page} and ${file} are not the same:\n${said(kept)}\n${said(fromFile)}`);
}

function said({ status, headers }: NginxAnswer): string {
  const names = Object.keys(headers).filter((name) => !OWN.has(name));
  return `${status} ${names
    .toSorted()
    .map((name) => `${name}: ${String(headers[name])}`)
    .join('; ')}`;
}

function askPinned(nginx: Nginx, path: string): Served {
  return ask(nginx.url + path, workersOf(nginx), ['taskset', '-c', GENERATOR_CORE]);
}

/** @param within what the generator is started by */
export function ask(url: string, processes: number[], within: string[]): Served {
  if (!locate('wrk')) installFromDebian('wrk');
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', `Accept-Encoding: ${ACCEPTED}`];
  const before = processorTime(processes);
  const [command, ...args] = [...within, 'wrk', ...options, url];
  const report = run(command, args);
  const answers = Number(/(\d+) requests in/.exec(report)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
  if (report.includes('Non-2xx') || !answers || !perSecond) throw new Error(`${url} failed:\n${report}`);
  return { perSecond, cost: (processorTime(processes) - before) / 1000 / answers };
}

/** Nanoseconds that all their threads have run. */
function processorTime(processes: number[]): number {
  const times = processes.flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    ),
  );
  return times.reduce((sum, time) => sum + time, 0);
}

/** Without the loader of the cache, which ends while it is being measured. */
export function workersOf({ pid }: Pick<Nginx, 'pid'>): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter((child) => child && readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('worker process'))
    .map(Number);
}

export function run(command: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
  return stdout;
}
