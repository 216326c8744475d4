import { setTimeout as sleep } from 'node:timers/promises';
import { claimDatabase } from './database.ts';
import { type EmbeddedPostgres, startPostgres } from './postgres.ts';

const RETRY_MS = 500;
/** Longer than crash recovery takes. */
const RESTART_TIMEOUT_MS = 60_000;

/** Restarts Postgres on the same port when it dies, for one start of the site. */
export class SupervisedPostgres {
  private server: EmbeddedPostgres | undefined;
  private release: (() => Promise<void>) | undefined;
  private reviving: Promise<void> | undefined;
  private isStopping = false;
  private readonly folder: string;
  private readonly onGivingUp: (reason: string) => void;

  constructor(folder: string, onGivingUp: (reason: string) => void) {
    this.folder = folder;
    this.onGivingUp = onGivingUp;
  }

  /** @returns its addresses, or undefined when another start uses it */
  async start(): Promise<Omit<EmbeddedPostgres, 'stop'> | undefined> {
    this.server = await startPostgres(this.folder);
    return (await this.claim()) ? this.server : undefined;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.reviving;
    await this.release?.();
    await this.server?.stop();
  }

  private async claim(): Promise<boolean> {
    if (!this.server) return false;
    this.release = await claimDatabase(this.server.url, () => {
      this.reviving ??= this.revive().finally(() => (this.reviving = undefined));
    });
    return this.release !== undefined;
  }

  private async revive(): Promise<void> {
    if (this.isStopping || !this.server) return;
    console.error('Postgres ended and is started again.');
    const { port } = new URL(this.server.url);
    const deadline = Date.now() + RESTART_TIMEOUT_MS;
    while (!this.isStopping) {
      try {
        this.server = await startPostgres(this.folder, { port });
        if (await this.claim()) return;
      } catch (error) {
        if (Date.now() > deadline)
          return this.onGivingUp(error instanceof Error ? error.message : String(error));
      }
      await sleep(RETRY_MS);
    }
  }
}
