import { setTimeout as sleep } from 'node:timers/promises';
import { FullDisk } from './full-disk.ts';
import { type EmbeddedPostgres, startPostgres } from './postgres.ts';

const RETRY_MS = 500;
/** Longer than crash recovery takes. */
const RESTART_TIMEOUT_MS = 60_000;

/** Restarts Postgres on the same port when it dies, for one start of the site. */
export class SupervisedPostgres {
  private server: EmbeddedPostgres | undefined;
  private reviving: Promise<void> | undefined;
  private isStopping = false;
  private readonly folder: string;
  private readonly onGivingUp: (reason: string) => void;

  constructor(folder: string, onGivingUp: (reason: string) => void) {
    this.folder = folder;
    this.onGivingUp = onGivingUp;
  }

  /** @returns its addresses, or undefined when another start or a restore has it */
  async start(): Promise<Omit<EmbeddedPostgres, 'claim' | 'stop'> | undefined> {
    return (await this.claim()) ? this.server : undefined;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.reviving;
    await this.server?.stop();
  }

  /** @param port that the services know: where a command was first, on another, its end is waited for */
  private async claim(port?: string): Promise<boolean> {
    const server = await startPostgres(this.folder, port ? { port } : {});
    const isThere = !port || new URL(server.url).port === port;
    const onLost = () => {
      this.reviving ??= this.revive().finally(() => (this.reviving = undefined));
    };
    const isOurs = isThere && (await server.claim(onLost));
    if (isOurs) this.server = server;
    else await server.stop();
    return isOurs;
  }

  private async revive(): Promise<void> {
    if (this.isStopping || !this.server) return;
    console.error('Postgres ended and is started again.');
    const { port } = new URL(this.server.url);
    let deadline = Date.now() + RESTART_TIMEOUT_MS;
    let isFull = false;
    while (!this.isStopping) {
      try {
        if (await this.claim(port)) return;
      } catch (error) {
        if (error instanceof FullDisk) {
          if (!isFull) console.error(`${error.folder} is full: make room, it goes on by itself.`);
          isFull = true;
          deadline = Date.now() + RESTART_TIMEOUT_MS;
        } else if (Date.now() > deadline)
          return this.onGivingUp(error instanceof Error ? error.message : String(error));
      }
      await sleep(RETRY_MS);
    }
  }
}
