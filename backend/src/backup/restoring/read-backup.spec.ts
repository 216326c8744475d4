import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { pack } from 'tar-stream';
import { expect, it, onTestFinished } from 'vitest';
import { encrypt } from '../encrypt.js';
import { PICTURES_FOLDER, tableFolder } from '../manifest.js';
import { rowsOf } from './read-backup.js';

const tables = Array.from({ length: 59 }, (_, index) => ({
  schema: 'public' as const,
  name: `table_${index}`,
  columns: [],
}));

async function encryptedBackup() {
  const folder = await mkdtemp(join(tmpdir(), 'studio-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [path, privateKeyFile] = [join(folder, 'backup'), join(folder, 'key')];
  const identity = await generateX25519Identity();
  await writeFile(privateKeyFile, identity);
  const archive = pack();
  for (const [index, table] of tables.entries())
    archive.entry({ name: `${tableFolder(table)}0` }, Buffer.alloc(1000 + index * 300));
  for (let picture = 0; picture < 40; picture += 1)
    archive.entry({ name: `${PICTURES_FOLDER}${picture}` }, Buffer.alloc(150_000));
  archive.finalize();
  const encrypted = await encrypt(archive, [await identityToRecipient(identity)]);
  await pipeline(encrypted, createWriteStream(path));
  return { path, privateKeyFile };
}

it('gives each table of an encrypted backup, however long its rows take to store', async () => {
  const file = await encryptedBackup();
  const lengths: number[] = [];
  for (const [index, table] of tables.entries()) {
    for await (const { content } of rowsOf(file, table)) {
      lengths.push(content.length);
      await setTimeout(index % 7);
    }
  }
  expect(lengths).toEqual(tables.map((_, index) => 1000 + index * 300));
});
