import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Env } from '../config/env.js';

const DAY_MS = 86_400_000;

export interface Address {
  name: string;
  address: string;
}

export interface Mail {
  /** Letters, digits, `-` and `.`; the same for each attempt, so that a mailbox recognises a repetition. */
  id: string;
  to: string | Address;
  replyTo: string | Address;
  subject: string;
  text: string;
  html: string;
  isAutomaticReply?: boolean;
  /** Marked by a header of its own, so that a mailbox can put it aside. */
  isCanary?: boolean;
}

export abstract class Mailer {
  /** Of copies, where there is no mail server. */
  protected readonly folder: string;

  constructor(
    protected readonly env: Env,
    private readonly onSent: () => Promise<void>,
  ) {
    this.folder = resolve(env.DATA_DIR, 'mail');
  }

  /** @returns which of several addresses refused it for good, and why: the others have it. @throws MailFailure */
  async send(mail: Mail, signal: AbortSignal): Promise<string[]> {
    const refused = await this.deliver(mail, signal);
    await this.onSent();
    return refused;
  }

  protected abstract deliver(mail: Mail, signal: AbortSignal): Promise<string[]>;

  /** Removes stored copies, also of the time before there was a mail server; mails that have been sent are out of reach. */
  async forget(idPrefixes: string[]): Promise<void> {
    const files = await this.files();
    await this.remove(files.filter((file) => idPrefixes.some((prefix) => file.startsWith(prefix))));
  }

  /** @param notKept of the names of files those that may go */
  async forgetOlder(days: number, notKept: (files: string[]) => Promise<string[]>): Promise<void> {
    const before = Date.now() - days * DAY_MS;
    const old: string[] = [];
    for (const file of await this.files()) {
      const written = await stat(join(this.folder, file)).catch(() => undefined);
      if (written && written.mtimeMs < before) old.push(file);
    }
    await this.remove(await notKept(old));
  }

  private files(): Promise<string[]> {
    return readdir(this.folder).catch(() => []);
  }

  private async remove(files: string[]): Promise<void> {
    await Promise.all(files.map((file) => rm(join(this.folder, file), { force: true })));
  }
}
