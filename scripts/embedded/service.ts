import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { programEnvironment } from './program-environment.ts';
import { ServiceLog } from './service-log.ts';

const DEFAULT_SHUTDOWN_SECONDS = 2;
/** For what is left to do after its last request. */
const MORE_SHUTDOWN_SECONDS = 2;
const MAX_RESTARTS = 5;
const STEADY_AFTER_MS = 30_000;
const LINES_SHOWN_ON_FAILURE = 20;

export interface ServiceOptions {
  name: string;
  args: string[];
  cwd: string;
  env: Record<string, string | undefined>;
  /** The settings that it is given of the environment of this process; all of it unless named. */
  settings?: readonly string[];
  logFile: string;
  onGivingUp: (reason: string) => void;
}

export class Service {
  private readonly options: ServiceOptions;
  private readonly log: ServiceLog;
  private child: ChildProcess | undefined;
  private stopping = false;
  private restarts = 0;

  constructor(options: ServiceOptions) {
    this.options = options;
    this.log = new ServiceLog(options.logFile);
  }

  /** Resolves when the service listens. @throws with the end of its log when it stops before that */
  async start(): Promise<void> {
    this.stopping = false;
    const { name, logFile } = this.options;
    const sizeBefore = this.log.size;
    const child = this.spawn();
    await new Promise<void>((resolve, reject) => {
      const fail = () =>
        reject(new Error(`The ${name} did not start.\n${lastLogLines(logFile, sizeBefore)}`));
      child.once('error', reject);
      child.once('exit', fail);
      child.once('message', () => {
        child.off('exit', fail);
        const startedAt = Date.now();
        child.once('exit', (code, signal) => void this.restart(startedAt, signal ?? `code ${code}`));
        resolve();
      });
    });
  }

  get pid(): number {
    if (!this.child?.pid) throw new Error(`The ${this.options.name} does not run.`);
    return this.child.pid;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    const tooLong = setTimeout(() => child.kill('SIGKILL'), this.stopTimeoutMs);
    await ended;
    clearTimeout(tooLong);
  }

  private get stopTimeoutMs(): number {
    const { SHUTDOWN_TIMEOUT_SECONDS: seconds } = { ...process.env, ...this.options.env };
    return 1000 * (Number(seconds || DEFAULT_SHUTDOWN_SECONDS) + MORE_SHUTDOWN_SECONDS);
  }

  private spawn(): ChildProcess {
    const { args, cwd, env, settings, logFile } = this.options;
    const inherited = settings ? programEnvironment(settings) : process.env;
    const log = openSync(logFile, 'a');
    const stdio = ['ignore', log, log, 'ipc'] as const;
    this.child = spawn(process.execPath, args, { cwd, env: { ...inherited, ...env }, stdio: [...stdio] });
    closeSync(log);
    return this.child;
  }

  private async restart(startedAt: number, reason: string): Promise<void> {
    if (this.stopping) return;
    this.restarts = Date.now() - startedAt > STEADY_AFTER_MS ? 1 : this.restarts + 1;
    const { name, onGivingUp } = this.options;
    if (this.restarts > MAX_RESTARTS)
      return onGivingUp(`The ${name} ended ${this.restarts} times: ${reason}`);
    console.error(`The ${name} ended (${reason}) and is started again.`);
    await sleep(this.restarts === 1 ? 0 : 1_000);
    if (this.stopping) return;
    try {
      await this.start();
    } catch (error) {
      await this.restart(Date.now(), error instanceof Error ? error.message : String(error));
    }
  }
}

function lastLogLines(logFile: string, sizeBefore: number): string {
  const said = readFileSync(logFile).subarray(sizeBefore).toString();
  return said.split('\n').slice(-LINES_SHOWN_ON_FAILURE).join('\n');
}
