import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { listen } from './listen.ts';

export interface Inbox {
  url: string;
  port: number;
  mails(): Promise<Email[]>;
  clear(): void;
  stop(): Promise<void>;
}

/**
 * A real SMTP server that stores what it is sent. `answers` may refuse senders, recipients or the whole mail.
 * @param folder where other processes find the mails as well, by `readMails`
 */
export async function openInbox(port = 0, answers: SMTPServerOptions = {}, folder?: string): Promise<Inbox> {
  if (folder) await mkdir(folder, { recursive: true });
  const received: Buffer[] = [];
  async function receive(stream: Readable, done: (error?: Error) => void): Promise<void> {
    try {
      const mail = await buffer(stream);
      received.push(mail);
      if (folder) await writeMail(folder, mail);
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => void receive(stream, done),
    ...answers,
  });
  // A client that hangs up is an error of its own connection.
  server.on('error', () => undefined);
  const listening = await listen(server.server, port);
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    mails: () => Promise.all(received.map((mail) => PostalMime.parse(mail))),
    clear: () => void received.splice(0),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Renamed when it is whole, so that nobody reads half a mail. */
async function writeMail(folder: string, mail: Buffer): Promise<void> {
  const name = join(folder, randomUUID());
  await writeFile(`${name}.part`, mail);
  await rename(`${name}.part`, `${name}.eml`);
}

export async function readMails(folder: string): Promise<Email[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}
