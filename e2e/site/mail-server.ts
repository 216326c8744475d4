import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on loopback that keeps each message as a file, so that every test worker can read it. */
export async function startMailServer(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  await mkdir(folder, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void receive(folder, stream, done),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function receive(folder: string, stream: Readable, done: (error?: Error) => void): Promise<void> {
  try {
    await keep(folder, await buffer(stream));
    done();
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}

async function keep(folder: string, message: Buffer): Promise<void> {
  const name = join(folder, randomUUID());
  await writeFile(`${name}.part`, message);
  await rename(`${name}.part`, `${name}.eml`);
}

/** Every message that has arrived. */
export async function readMails(folder: string): Promise<Email[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}
