import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Env } from '../config/env.js';

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

  constructor(protected readonly env: Env) {
    this.folder = resolve(env.DATA_DIR, 'mail');
  }

  /** @throws MailFailure */
  abstract send(mail: Mail, signal: AbortSignal): Promise<void>;

  /** Removes stored copies, also of the time before there was a mail server; mails that have been sent are out of reach. */
  async forget(idPrefixes: string[]): Promise<void> {
    const files = await readdir(this.folder).catch(() => []);
    const forgotten = files.filter((file) => idPrefixes.some((prefix) => file.startsWith(prefix)));
    await Promise.all(forgotten.map((file) => rm(join(this.folder, file), { force: true })));
  }
}
