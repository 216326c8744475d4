import { copyFile, mkdtemp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Client } from 'pg';
import { loadBackup } from '../../src/backup/restoring/load-backup.js';
import { FileImageStore } from '../../src/pictures/store/file-image-store.js';
import { copyBackup, save } from './backups.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';

const SECRET = 'a sentence that nobody else is to read';

describe('an encrypted backup', () => {
  let folder: string;
  let database: TestDatabase;
  let file: string;
  let key: string;
  let privateKeyFile: string;
  const store = () => new FileImageStore(join(folder, 'uploads'));
  const query = async (sql: string, values: unknown[] = []) => {
    const client = new Client(database.url);
    await client.connect();
    const { rows } = await client.query(sql, values);
    await client.end();
    return rows;
  };
  const load = (path: string, keyFile?: string) =>
    loadBackup({ DATABASE_URL: database.url }, store(), { path, privateKeyFile: keyFile });
  const keptAs = async (name: string, content: string) => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  const subjects = () => query('SELECT subject FROM audit_entry');

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'studio-backup-'));
    file = join(folder, 'studio.tar.age');
    database = await createDatabase();
    key = await generateX25519Identity();
    privateKeyFile = await keptAs('key', `# public key: age1...\n\n${key}\n`);
    // Larger than one of the pieces that are encrypted at a time.
    await query(
      `INSERT INTO audit_entry (who, action, subject_type, subject)
       SELECT 'An operator', 'blog added', 'blog', $1 FROM generate_series(1, 5000)`,
      [SECRET],
    );
    await save(database.url, store(), file, [await identityToRecipient(key)]);
    await query('DELETE FROM audit_entry');
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('cannot be read by who finds it, and by every program that speaks age', async () => {
    const content = await readFile(file);
    expect(content.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    expect(content.includes(SECRET)).toBe(false);
    const decrypter = new Decrypter();
    decrypter.addIdentity(key);
    expect(Buffer.from(await decrypter.decrypt(content)).includes(SECRET)).toBe(true);
  });

  it.each([
    ['without a key', async () => undefined, 'The backup is encrypted. Set BACKUP_PRIVATE_KEY_FILE'],
    [
      'with another key',
      async () => keptAs('other', await generateX25519Identity()),
      'was encrypted for another key than that in',
    ],
    ['with a key that is none', () => keptAs('none', 'a password'), 'holds no private key that can be read'],
    ['with a key file that is empty', () => keptAs('empty', '# comment\n'), 'holds no private key'],
    [
      'with a key file that is not there',
      async () => join(folder, 'gone'),
      'gone, cannot be read: there is no such file',
    ],
  ])('is not restored %s, and nothing is touched', async (_how, keyFile, sentence) => {
    await expect(load(file, await keyFile())).rejects.toThrow(sentence);
    expect(await subjects()).toEqual([]);
  });

  it.each([
    ['that is not there', 'nowhere.tar', 'cannot be read: there is no such file or folder.'],
    ['that is a folder', '.', 'cannot be read: it is a folder.'],
  ])('%s is not called cut off', async (_what, name, sentence) => {
    await expect(load(join(folder, name), privateKeyFile)).rejects.toThrow(sentence);
  });

  it('of another version is told in a sentence', async () => {
    const other = join(folder, 'other.tar');
    await save(database.url, store(), join(folder, 'plain.tar'));
    await copyBackup(join(folder, 'plain.tar'), other, (name, content) =>
      name === 'backup.json' ? Buffer.from(content.toString().replace('backup-1', 'backup-9')) : content,
    );
    await expect(load(other)).rejects.toThrow(`${other} is of a version that this one cannot read.`);
  });

  it('that is cut off, or changed in one place, is refused before anything is touched', async () => {
    const { size } = await stat(file);
    const broken = join(folder, 'broken');
    for (const length of [size - 1, Math.floor(size / 2), 65_736, 100, 20, 5]) {
      await copyFile(file, broken);
      await truncate(broken, length);
      await expect(load(broken, privateKeyFile), `${length} bytes`).rejects.toThrow('cut off');
    }
    await copyFile(file, broken);
    const handle = await open(broken, 'r+');
    await handle.write(Buffer.from([0]), 0, 1, size - 100_000);
    await handle.write(Buffer.from([255]), 0, 1, size - 99_999);
    await handle.close();
    await expect(load(broken, privateKeyFile)).rejects.toThrow('cut off');
    expect(await subjects()).toEqual([]);
  });

  it('for two keys is restored with either', async () => {
    const second = await generateX25519Identity();
    const both = await Promise.all([key, second].map((one) => identityToRecipient(one)));
    const path = join(folder, 'both');
    await save(database.url, store(), path, both);
    for (const one of [key, second]) await load(path, await keptAs('one', one));
    expect(await subjects()).toEqual([]);
  });

  it('for a key that is none is not begun', async () => {
    const saving = save(database.url, store(), join(folder, 'none'), ['age1nokey']);
    await expect(saving).rejects.toThrow(
      'BACKUP_PUBLIC_KEY holds something that is no public key: age1nokey',
    );
  });

  it('is restored with its key', async () => {
    await load(file, privateKeyFile);
    const rows = await subjects();
    expect(rows).toHaveLength(5000);
    expect(rows[0]).toEqual({ subject: SECRET });
    await query('DELETE FROM audit_entry');
  });
});
