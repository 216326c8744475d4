import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { buildIfChanged } from '../../../scripts/embedded/build.ts';
import type { Backup } from '../../src/backup/manifest.js';
import { runProof } from '../../src/backup/proof/run-proof.js';
import { ScratchDatabase } from '../../src/backup/proof/scratch-database.js';
import { readProofEnv } from '../../src/config/env.js';
import { migrateDatabase } from '../../src/database/migrate-database.js';
import { FileImageStore } from '../../src/pictures/store/file-image-store.js';
import { contentOf, copyBackup, save, withoutFile, withoutTable } from './backups.ts';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';
import { runAs } from '../setup/database.ts';
import { enquiryForm } from '../enquiry/enquiry-form.ts';
import { picture } from '../pictures/pictures.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const root = resolve(import.meta.dirname, '../../..');
const ROWS = 'tables/public.audit_entry/000000';

describe('a proof that a backup can be restored', () => {
  let site: Staff;
  let folder: string;
  let owner: Client;
  let scratch: ScratchDatabase;
  let saved: Backup;
  let shown = '';
  let narrow = '';
  const at = (name: string) => join(folder, name);
  const uploads = () => join(site.env.DATA_DIR, 'uploads');
  const environment = () => ({ SCRATCH_DATABASE_URL: scratch.url, DATA_DIR: site.env.DATA_DIR });
  const prove = (path: string, more: Record<string, string> = {}) =>
    runProof(readProofEnv({ ...environment(), ...more }), path);
  const told = async () =>
    (await site.request.get('/api/admin/restore-proof').auth(site.token, { type: 'bearer' })).body.data;
  const readiness = async () => {
    const { status, body } = await site.request.get('/api/health/ready');
    return [status, body.status, body.details.restore_proof?.status];
  };
  const metrics = async () => (await site.request.get('/api/metrics')).text;
  const isGone = async () => [
    await scratch.hasMark(),
    await scratch.isEmpty(),
    existsSync(join(site.env.DATA_DIR, 'scratch')),
  ];
  const gone = [false, true, false];
  const damaged = async (change: (name: string, content: string) => string) => {
    const changing = (name: string, content: Buffer) => {
      const before = content.toString('latin1');
      return Buffer.from(change(name, before), 'latin1');
    };
    await mkdir(at('damaged'), { recursive: true });
    await copyBackup(at('2026-11-22-2030.tar'), at('damaged/2026-11-22-2031.tar'), changing);
    return at('damaged');
  };

  beforeAll(async () => {
    await buildIfChanged(root, 'backend');
    site = await startAsStaff();
    folder = await mkdtemp(join(tmpdir(), 'studio-proof-'));
    const pictures = { feature_image: await picture(30, 30), mb_image: await picture(20, 30) };
    const post = await site.post({}, pictures);
    shown = post.feature_image.replace('uploads', 'pictures');
    narrow = post.mb_image.replace('uploads', 'pictures');
    await site.request.post('/api/enquiry').send(enquiryForm()).expect(201);
    owner = new Client(site.ownerUrl);
    await owner.connect();
    const { href, pathname } = new URL(site.ownerUrl);
    const url = new URL(`${pathname}_scratch`, href);
    [url.username, url.password] = [url.pathname.slice(1), 'only for tests'];
    scratch = new ScratchDatabase(url.href);
    await migrateDatabase({
      DATABASE_URL: site.env.DATABASE_URL,
      MIGRATION_DATABASE_URL: site.ownerUrl,
      RUN_MIGRATIONS: true,
      SCRATCH_DATABASE_URL: scratch.url,
    });
    await writeFile(at('2026-11-21-2030.tar'), 'an older one');
    saved = await save(site.ownerUrl, new FileImageStore(uploads()), at('2026-11-22-2030.tar'));
  });
  afterAll(async () => {
    const role = new URL(scratch.url).username;
    await owner.query(`DROP DATABASE ${role} WITH (FORCE)`);
    await owner.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
    await owner.end();
    await site.stop();
    await rm(folder, { recursive: true });
  });

  it('is none before the first', async () => {
    await owner.query('DELETE FROM restore_proof');
    expect(await told()).toEqual({ state: 'none', last: null, proved: null });
    expect(await readiness()).toEqual([200, 'ok', undefined]);
    expect(await metrics()).toMatch(/^restore_proof_backup_timestamp_seconds 0$/m);
  });

  it('of the newest of a folder says when, which and how much, and leaves the site and nothing else as it was', async () => {
    const before = await contentOf(site.ownerUrl, uploads());
    const { problems, madeAt, rows, files } = await prove(folder);
    expect([problems, madeAt]).toEqual([[], saved.madeAt]);
    expect(saved.tables).toContainEqual(expect.objectContaining({ name: 'blog_post', rows: 1 }));
    expect(rows).toBe(saved.tables.reduce((sum, table) => sum + (table.rows ?? 0), 0));
    expect(files).toBe(Object.keys(saved.files ?? {}).length);
    const after = await contentOf(site.ownerUrl, uploads());
    // The site goes on working meanwhile: these are what it leaves alone.
    for (const table of ['audit_entry', 'blog_post', 'project'])
      expect(after.rows[table]).toEqual(before.rows[table]);
    expect(after.files).toMatchObject(before.files);
    expect(await isGone()).toEqual(gone);
    expect(await told()).toMatchObject({ proved: { backup_made_at: madeAt, rows, files } });
    expect(await metrics()).toContain(
      `restore_proof_backup_timestamp_seconds ${Date.parse(saved.madeAt) / 1000}\n`,
    );
    expect(await readiness()).toEqual([200, 'ok', 'up']);
  });

  it.each(['-49 hours', '1 year'])('is late when the backup is of %s from now', async (ahead) => {
    await owner.query(`DELETE FROM restore_proof; INSERT INTO restore_proof (outcome, finished_at, seconds, backup_made_at)
      VALUES ('proved', now(), 1, now() + interval '${ahead}')`);
    expect(await told()).toMatchObject({ state: 'late', last: { problem: null } });
    expect(await readiness()).toEqual([200, 'degraded', 'degraded']);
  });

  it.each([
    [
      'a byte of a picture, a row, a letter, a table and the picture of a post',
      (name: string, content: string) => {
        if (name === shown) return `${content.slice(0, -2)}!!`;
        if (name === ROWS) return content.replace(/.*\n/, '');
        if (name.startsWith('tables/public.enquiry/')) return content.replace('Asha', 'Ash!');
        if (name === 'backup.json') return withoutTable(content, 'spam_lesson');
        return name === 'complete' ? withoutFile(content, narrow) : content;
      },
      () => [
        `${shown} is damaged: its SHA-256 is not that of the file that was saved.`,
        /The table audit_entry had (\d+) rows, and \d+ are in the backup/,
        'Rows of the table enquiry are damaged: their SHA-256 is not that of what was saved.',
        'The table spam_lesson is not in the backup.',
        `${narrow.replace('pictures/', '')}, shown by blog 1, is not in the backup.`,
      ],
    ],
    [
      'its lists, being of an earlier version,',
      (name: string, content: string) => (name === 'complete' ? JSON.stringify({ missing: [] }) : content),
      () => ['make a new one'],
    ],
    [
      'the shape of its rows, without telling what is in them,',
      (name: string, content: string) =>
        name.startsWith('tables/public.enquiry/') ? `asha@example.com\n${content}` : content,
      () => [
        /^2026-11-22-2031.tar: The table enquiry cannot be restored\. Postgres refuses what is in the backup \(22P02, COPY enquiry, line 1\).$/,
      ],
    ],
  ])('of a backup that lost %s fails and says so', async (_what, change, sentences) => {
    await prove(await damaged(change));
    const { state, last } = await told();
    expect(state).toBe('failed');
    for (const sentence of sentences()) expect(last.problem).toMatch(sentence);
    expect(await metrics()).toMatch(/^restore_proof_failed 1$/m);
    expect(await readiness()).toEqual([200, 'degraded', 'degraded']);
    expect(await isGone()).toEqual(gone);
  });

  it('of a file by hand leaves the report of the nightly ones alone', async () => {
    const before = await told();
    for (const name of ['2026-11-21-2030.tar', 'nowhere'])
      expect((await prove(at(name))).problems).toHaveLength(1);
    expect(await told()).toEqual(before);
  });

  it.each(['nowhere/', 'empty'])('of a folder %s, without a backup, has failed', async (name) => {
    await mkdir(at('empty'), { recursive: true });
    await prove(at(name));
    const problem = expect.stringMatching(/: There is no (nightly )?backup /);
    expect(await told()).toMatchObject({ state: 'failed', last: { problem } });
  });

  it('that was killed is cleared by the next, which heals the report', async () => {
    expect((await prove(at('nowhere/'))).problems).toHaveLength(1);
    const key = await generateX25519Identity();
    await save(site.ownerUrl, new FileImageStore(uploads()), at('secret.tar'), [
      await identityToRecipient(key),
    ]);
    // The proof reads the backup many times, and each time waits for its key: it stands still without one.
    execFileSync('mkfifo', [at('key')]);
    const proof = start(at('secret.tar'), at('key'));
    onTestFinished(() => void proof.kill('SIGKILL'));
    const restored = async () => {
      await offer(at('key'), `${key}\n`);
      return readdir(join(site.env.DATA_DIR, 'scratch/uploads')).catch(() => []);
    };
    await expect.poll(restored, { timeout: 60_000, interval: 10 }).toContain(shown.split('/')[1]);
    await killed(proof);
    expect(await scratch.hasMark()).toBe(true);
    expect((await prove(folder)).problems).toEqual([]);
    expect(await isGone()).toEqual(gone);
    expect(await told()).toMatchObject({ state: 'proved', last: { problem: null } });
    expect(await metrics()).toMatch(/^restore_proof_failed 0$/m);
  });

  it('is refused where somebody else has a table, which stays', async () => {
    await runAs(scratch.url, 'CREATE TABLE theirs (id integer)');
    expect((await prove(folder)).problems[0]).toContain('is not empty, and no proof');
    await runAs(scratch.url, 'DROP TABLE theirs');
  });

  it('waits for no other one', async () => {
    await owner.query(`SELECT pg_advisory_lock(hashtextextended('restore_proof', 0))`);
    await expect(prove(folder)).rejects.toThrow('Another proof of a restore is under way.');
    await owner.query('SELECT pg_advisory_unlock_all()');
  });

  it.each([
    'SELECT FROM enquiry',
    'DELETE FROM restore_proof',
    'DROP TABLE blog_post',
    'CREATE TABLE mine ()',
    'SELECT remove_old_audit_entries()',
  ])('has a role that may not, in the database of the site: %s', async (sql) => {
    await expect(runAs(scratch.siteUrl, sql)).rejects.toThrow(/permission denied|must be owner/);
  });

  function start(file: string, key: string): ChildProcess {
    return spawn(process.execPath, ['dist/backup/prove-restore.js', file], {
      cwd: join(root, 'backend'),
      env: { PATH: process.env['PATH'], ...environment(), BACKUP_PRIVATE_KEY_FILE: key },
      stdio: 'inherit',
    });
  }
});

async function killed(proof: ChildProcess): Promise<void> {
  const ended = new Promise((done) => proof.once('exit', done));
  proof.kill('SIGKILL');
  await ended;
}

/** Writes to a named pipe if somebody is reading from it, and does not wait for a reader. */
async function offer(pipe: string, text: string): Promise<void> {
  const writer = await open(pipe, constants.O_WRONLY | constants.O_NONBLOCK).catch(() => undefined);
  await writer?.writeFile(text).catch(() => undefined);
  await writer?.close();
}
