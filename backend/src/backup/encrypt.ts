import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { z } from 'zod';
import { fileReason } from './file-reason.js';

/** Every file that age has encrypted begins with this. */
const BEGINNING = Buffer.from('age-encryption.org/');

export class KeyError extends Error {}

export interface BackupFile {
  path: string;
  privateKeyFile?: string | undefined;
}

/** @param publicKeys each private key of one opens the result; without any it is not encrypted. @throws KeyError */
export async function encrypt(
  content: AsyncIterable<unknown>,
  publicKeys: string[],
): Promise<AsyncIterable<unknown>> {
  if (publicKeys.length === 0) return content;
  const encrypted = await encrypterFor(publicKeys).encrypt(ReadableStream.from(bytesOf(content)));
  return Readable.fromWeb(encrypted);
}

/** @throws KeyError */
export function encrypterFor(publicKeys: string[]): Encrypter {
  const encrypter = new Encrypter();
  for (const key of publicKeys) {
    try {
      encrypter.addRecipient(key);
    } catch (cause) {
      throw new KeyError(`BACKUP_PUBLIC_KEY holds something that is no public key: ${key}`, { cause });
    }
  }
  return encrypter;
}

async function* bytesOf(content: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) yield z.instanceof(Uint8Array).parse(chunk);
}

/** @throws KeyError before the first byte */
export async function* decrypt({ path, privateKeyFile }: BackupFile): AsyncGenerator<Uint8Array> {
  if (!(await isEncrypted(path))) {
    yield* createReadStream(path);
    return;
  }
  if (!privateKeyFile)
    throw new KeyError(
      'The backup is encrypted. Set BACKUP_PRIVATE_KEY_FILE to the file with its private key.',
    );
  const decrypter = await decrypterWith(privateKeyFile);
  try {
    yield* await decrypter.decrypt(ReadableStream.from(bytesOf(createReadStream(path))));
  } catch (cause) {
    if (!String(cause).includes('no identity matched')) throw cause;
    throw new KeyError(`The backup was encrypted for another key than that in ${privateKeyFile}.`, { cause });
  }
}

async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING.length));
    return bytesRead === BEGINNING.length && buffer.equals(BEGINNING);
  } finally {
    await file.close();
  }
}

/** As `age-keygen` writes it: a key a line, and comments. @throws KeyError */
export async function decrypterWith(privateKeyFile: string): Promise<Decrypter> {
  const decrypter = new Decrypter();
  try {
    const lines = (await readFile(privateKeyFile, 'utf8')).split(/\r?\n/);
    const keys = lines.map((line) => line.trim()).filter((line) => line && !line.startsWith('#'));
    if (keys.length === 0) throw new Error('It is empty.');
    for (const key of keys) decrypter.addIdentity(key);
    return decrypter;
  } catch (cause) {
    const reason = fileReason(cause);
    const problem = reason ? `cannot be read: ${reason}.` : 'holds no private key that can be read.';
    throw new KeyError(`BACKUP_PRIVATE_KEY_FILE, ${privateKeyFile}, ${problem}`, { cause });
  }
}
