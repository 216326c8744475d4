import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { Client } from 'pg';
import { buildIfChanged } from '../../../scripts/embedded/build.ts';
import { filesIn } from './backups.ts';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';
import { picture } from '../pictures/pictures.ts';

// Each of these starts programs, which takes a moment on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const root = resolve(import.meta.dirname, '../../..');
const backend = join(root, 'backend');

interface Ended {
  code: number;
  said: string;
}

function run(command: string, args: string[], env: Record<string, string>): Promise<Ended> {
  const options = { cwd: backend, env: { PATH: process.env['PATH'], ...env } };
  return new Promise((done) => {
    const child = execFile(command, args, options, (_error, _out, said) =>
      done({ code: child.exitCode ?? -1, said }),
    );
  });
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

describe('the commands for backups', () => {
  let site: Staff;
  let folder: string;
  let env: Record<string, string>;
  let lost: string;
  let saved: Ended;
  const at = (name: string) => join(folder, name);
  const node = (program: string, args: string[], more: Record<string, string> = {}) =>
    run(process.execPath, [`dist/backup/${program}.js`, ...args], { ...env, ...more });
  const losing = async (work: () => Promise<void>) => {
    const file = join(site.env.DATA_DIR, lost);
    await rename(file, `${file}.lost`);
    await work();
    await rename(`${file}.lost`, file);
  };

  beforeAll(async () => {
    await buildIfChanged(root, 'backend');
    site = await startAsStaff();
    folder = await mkdtemp(join(tmpdir(), 'studio-backup-'));
    const post = await site.post({}, { feature_image: await picture(30, 30) });
    lost = post.feature_image;
    const { DATABASE_URL, DATA_DIR, JWT_SECRET } = site.env;
    env = { DATABASE_URL, DATA_DIR, JWT_SECRET, NODE_COMPILE_CACHE: at('compiled') };
    saved = await node('save', [at('whole.tar')]);
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true });
  });

  it('save a file that only its owner may read, and end with 0', async () => {
    expect([saved.code, saved.said]).toEqual([
      0,
      expect.stringMatching(/^Saved \d+ tables and the pictures as of/),
    ]);
    expect((await stat(at('whole.tar'))).mode & 0o777).toBe(0o600);
    expect(await filesIn(at('whole.tar'))).toContain(lost.replace('uploads/', 'pictures/'));
  });

  it.each([
    ['.', 'it is a folder'],
    ['nowhere/x.tar', 'there is no such file or folder'],
  ])('say why nothing can be saved as %s', async (name, reason) => {
    const { code, said } = await node('save', [at(name)]);
    expect([code, said]).toEqual([1, `${at(name)} cannot be written: ${reason}.\n`]);
  });

  it('end with 3 when pictures are missing from what they saved, and name them', async () => {
    await losing(async () => {
      const { code, said } = await node('save', [at('part.tar')]);
      expect(code).toBe(3);
      expect(said).toContain('it is incomplete. Missing from the store are:\n');
      expect(said).toContain(`  ${lost.replace('uploads/', '')}, shown by blog `);
      expect(await filesIn(at('part.tar'))).toContain('complete');
    });
  });

  it('make a key that nobody else may read, never over another one, and encrypt to it', async () => {
    const { code, said } = await node('make-key', [at('key')]);
    expect(code).toBe(0);
    const BACKUP_PUBLIC_KEY = /BACKUP_PUBLIC_KEY=(age1\w+)\n/.exec(said)?.[1] ?? '';
    expect((await stat(at('key'))).mode & 0o777).toBe(0o600);
    const key = await readFile(at('key'), 'utf8');
    expect(await node('make-key', [at('key')])).toEqual({
      code: 1,
      said: `${at('key')} cannot be written: there is such a file already.\n`,
    });
    expect(await readFile(at('key'), 'utf8')).toBe(key);
    expect((await node('save', [at('secret.tar.age')], { BACKUP_PUBLIC_KEY })).code).toBe(0);
    const withoutKey = await node('restore', [at('secret.tar.age')]);
    expect(withoutKey.code).toBe(1);
    expect(withoutKey.said).toMatch(/^The backup is encrypted\. Set BACKUP_PRIVATE_KEY_FILE/);
    // Nor is the stack of containers stopped for it: what is called Docker here would fail.
    await writeFile(at('docker'), '#!/bin/bash\nexit 9\n', { mode: 0o755 });
    const PATH = `${folder}${delimiter}${process.env['PATH']}`;
    const inStack = await run(join(root, 'scripts/stack-restore'), [at('secret.tar.age')], { PATH });
    expect(inStack).toEqual({ code: 1, said: withoutKey.said });
    // With it, what stands in the way is the running site.
    const withKey = await node('restore', [at('secret.tar.age')], { BACKUP_PRIVATE_KEY_FILE: at('key') });
    expect(withKey.said).toMatch(/Stop the site first.*\nThe site is as it was\.\n$/);
  });

  it('check a backup before a site is stopped for it', async () => {
    expect(await node('restore', [at('whole.tar'), '--check'])).toEqual({ code: 0, said: '' });
    await writeFile(at('cut.tar'), (await readFile(at('whole.tar'))).subarray(0, 20_000));
    const { code, said } = await node('restore', [at('cut.tar'), '--check']);
    expect(code).toBe(1);
    expect(said).toMatch(/cut\.tar cannot be read, or it is cut off\.\nThe site is as it was\.\n$/);
  });

  it('restore nothing where an option is not known', async () => {
    const { code, said } = await node('restore', [at('whole.tar'), '--damages']);
    expect([code, said]).toEqual([
      1,
      'Say which: restore.js FILE [--damaged | --check]\nThe site is as it was.\n',
    ]);
  });

  it('keep fourteen nights in a folder, and say by the name what is incomplete', async () => {
    await mkdir(at('nights'));
    const old = Array.from({ length: 14 }, (_, index) => `${daysAgo(14 - index)}-0000.tar`);
    for (const name of [...old, 'nightly.part']) await writeFile(join(at('nights'), name), '');
    expect((await node('save-nightly', [at('nights')])).code).toBe(0);
    const whole = await readdir(at('nights'));
    expect(whole).toHaveLength(14);
    expect(whole).not.toContain(old[0]);
    await rename(
      join(at('nights'), whole.toSorted().at(-1) ?? ''),
      join(at('nights'), `${daysAgo(0)}-0000.tar`),
    );
    await losing(async () => {
      expect((await node('save-nightly', [at('nights')])).code).toBe(3);
    });
    const files = await readdir(at('nights'));
    expect(files.filter((name) => /^20[2-9]\d-\d\d-\d\d-\d{4}-incomplete\.tar$/.test(name))).toHaveLength(1);
    expect(files).toEqual(expect.arrayContaining([...old.slice(1), `${daysAgo(0)}-0000.tar`]));
    expect(files).toHaveLength(15);
  });

  it('remove what is too old on a night on which none can be made', async () => {
    await mkdir(at('failing-nights'));
    const names = [20, 15, 3].map((days) => `${daysAgo(days)}-0000.tar`);
    for (const name of names) await writeFile(join(at('failing-nights'), name), '');
    const night = await node('save-nightly', [at('failing-nights')], {
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
    });
    expect(night.code).toBe(1);
    expect(await readdir(at('failing-nights'))).toEqual(names.slice(2));
  });

  it('do the same every night in the stack of containers, where an incomplete one is proved as well', async () => {
    await mkdir(at('nights-of-stack'));
    await mkdir(at('nightly-bin'));
    // In the place of Docker: what the service runs is run here, on the folder that it would see.
    const docker = `#!/bin/bash
      [[ $* != *prove-restore.js* ]] || { echo proved >&2; exit; }
      while [[ $1 != node ]]; do [[ $1 != --volume ]] || folder=\${2%%:*}; shift; done
      exec "\${@//\\/backups/$folder}"`;
    await writeFile(at('nightly-bin/docker'), docker, { mode: 0o755 });
    const PATH = `${at('nightly-bin')}${delimiter}${process.env['PATH']}`;
    const night = (more = {}) =>
      run(join(root, 'scripts/stack-nightly'), [at('nights-of-stack')], { ...env, PATH, ...more });
    await losing(async () => {
      expect(await night()).toMatchObject({ code: 3, said: expect.stringMatching(/proved\n$/) });
    });
    expect(await readdir(at('nights-of-stack'))).toEqual([expect.stringMatching(/-incomplete\.tar$/)]);
    const failed = await night({ DATABASE_URL: 'postgres://127.0.0.1:1/none' });
    expect(failed).toMatchObject({ code: 1, said: expect.stringMatching(/proved\n$/) });
  });

  it('leave nothing of a failure in the stack of containers, and keep an incomplete file', async () => {
    // In the place of Docker: what the service runs is run here.
    await mkdir(at('bin'));
    await writeFile(at('bin/docker'), '#!/bin/bash\nexec node dist/backup/save.js -\n');
    await chmod(at('bin/docker'), 0o755);
    const inStack = { ...env, PATH: `${at('bin')}${delimiter}${process.env['PATH']}` };
    const save = (more = {}) =>
      run(join(root, 'scripts/stack-backup'), [at('stack.tar')], { ...inStack, ...more });
    expect((await save({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })).code).toBe(1);
    expect((await readdir(folder)).filter((name) => name.startsWith('stack'))).toEqual([]);
    await losing(async () => expect((await save()).code).toBe(3));
    expect(await filesIn(at('stack.tar'))).toContain('complete');
    expect((await save()).code).toBe(0);
    expect((await readdir(folder)).filter((name) => name.startsWith('stack'))).toEqual(['stack.tar']);
  });

  it('start the site again that was being stopped for a restore', async () => {
    await mkdir(at('stopping'));
    const docker = `#!/bin/bash\necho "$*" >> ${at('calls')}\n[[ $2 != stop ]]\n`;
    await writeFile(at('stopping/docker'), docker, { mode: 0o755 });
    const PATH = `${at('stopping')}${delimiter}${process.env['PATH']}`;
    const restore = (...args: string[]) => run(join(root, 'scripts/stack-restore'), args, { PATH });
    expect(await restore(at('whole.tar'), '--damages')).toEqual({
      code: 1,
      said: 'Say which: scripts/stack-restore FILE [--damaged]\n',
    });
    expect(await readdir(folder)).not.toContain('calls');
    expect((await restore(at('whole.tar'))).code).toBe(1);
    expect((await readFile(at('calls'), 'utf8')).trimEnd().split('\n').slice(-2)).toEqual([
      'compose stop nginx frontend backend',
      'compose up --detach --wait',
    ]);
  });

  it('are checked at the start of a site, with their keys', async () => {
    expect(await node('check-settings', [])).toEqual({ code: 0, said: '' });
    const check = (name: string, value: string) => node('check-settings', [], { [name]: value });
    expect(await check('BACKUP_PUBLIC_KEY', 'age1nonsense')).toMatchObject({
      code: 1,
      said: expect.stringContaining('BACKUP_PUBLIC_KEY'),
    });
    // Backups are made without it.
    expect(await check('BACKUP_PRIVATE_KEY_FILE', at('nowhere'))).toEqual({
      code: 0,
      said: `Encrypted backups cannot be proved: BACKUP_PRIVATE_KEY_FILE, ${at('nowhere')}, cannot be read: there is no such file or folder.\n`,
    });
  });

  it('leave one of a night to whoever makes it already', async () => {
    const owner = new Client({ connectionString: site.env.DATABASE_URL });
    await owner.connect();
    await owner.query(`SELECT pg_advisory_lock(hashtextextended('nightly_backup', 0))`);
    await mkdir(at('night-of-two'));
    const night = await node('save-nightly', [at('night-of-two')]);
    await owner.end();
    expect(night).toMatchObject({
      code: 1,
      said: expect.stringContaining('Another backup of a night is under way.'),
    });
  });
});
