import { setTimeout as sleep } from 'node:timers/promises';
import { claimDatabase } from './database.ts';
import { type EmbeddedPostgres, startPostgres } from './postgres.ts';

const TRY_AGAIN_MS = 500;
/** Recovering the largest database of ours after a crash takes less. */
const GIVE_UP_AFTER_MS = 60_000;

/** A Postgres of this start alone, which is started again on the same port when it ends by itself. */
export class KeptPostgres {
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
    const deadline = Date.now() + GIVE_UP_AFTER_MS;
    while (!this.isStopping) {
      try {
        // The services know this address. What the old server held is given back within moments of its end.
        this.server = await startPostgres(this.folder, { port });
        if (await this.claim()) return;
      } catch (error) {
        if (Date.now() > deadline)
          return this.onGivingUp(error instanceof Error ? error.message : String(error));
      }
      await sleep(TRY_AGAIN_MS);
    }
  }
}
