import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBackup } from '../../src/backup/restoring/load-backup.js';
import { FileImageStore } from '../../src/pictures/store/file-image-store.js';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';
import { enquiryForm } from '../enquiry/enquiry-form.ts';
import { type TestDatabase, createDatabase } from '../setup/database.ts';
import { contentOf, copyBackup, save, withoutTable } from './backups.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('a backup that lost something of the database', () => {
  let folder: string;
  let site: Staff;
  let other: TestDatabase;
  const at = (name: string) => join(folder, name);
  const pictures = () => new FileImageStore(at('uploads'));
  const load = (path: string, takesDamaged?: boolean) =>
    loadBackup({ DATABASE_URL: other.url }, pictures(), { path }, takesDamaged);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'studio-damaged-'));
    await mkdir(at('uploads'));
    site = await startAsStaff();
    await site.request.post('/api/enquiry').send(enquiryForm()).expect(201);
    other = await createDatabase();
    await save(site.ownerUrl, pictures(), at('whole.tar'));
    await load(at('whole.tar'));
  });
  afterAll(async () => {
    await site.stop();
    await other.drop();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['a byte of a row', 'tables/public.enquiry/000000', (text: string) => text.replace('Asha', 'Ash!')],
    ['a row', 'tables/public.audit_entry/000000', (text: string) => text.replace(/.*\n/, '')],
    ['a table', 'backup.json', (text: string) => withoutTable(text, 'spam_lesson')],
    [
      'a table that names rows of others',
      'backup.json',
      (text: string) => withoutTable(text, 'enquiry_event'),
    ],
  ])(
    'changes nothing without %s, unless what is left is wanted all the same',
    async (_what, file, change) => {
      const before = await contentOf(other.url, at('uploads'));
      await copyBackup(at('whole.tar'), at('damaged.tar'), (name, content) =>
        name === file ? Buffer.from(change(content.toString())) : content,
      );
      await expect(load(at('damaged.tar'))).rejects.toThrow(
        /table \w+ .+\nRestore another backup, .+ --damaged /,
      );
      expect(await contentOf(other.url, at('uploads'))).toEqual(before);
      expect((await load(at('damaged.tar'), true)).differences).toHaveLength(1);
    },
  );

  it.each([
    [
      'a row that others name',
      'tables/public.admin/000000',
      (text: string) => text.replace(/.*\n/, ''),
      /^The table admin had 1 rows, and 0 are in the backup\.\nThe table \w+ cannot be restored\. Postgres refuses .+\(23503, /,
    ],
    [
      'a letter of a number',
      'tables/public.enquiry/000000',
      (text: string) => text.replace(/^./, 'x'),
      /^The table enquiry cannot be restored\. Postgres refuses .+\(22P02, COPY enquiry, line 1\)/,
    ],
  ])('says which table cannot be restored without %s', async (_what, file, change, problem) => {
    const before = await contentOf(other.url, at('uploads'));
    await copyBackup(at('whole.tar'), at('damaged.tar'), (name, content) =>
      name === file ? Buffer.from(change(content.toString())) : content,
    );
    for (const takesDamaged of [false, true])
      await expect(load(at('damaged.tar'), takesDamaged)).rejects.toThrow(problem);
    expect(await contentOf(other.url, at('uploads'))).toEqual(before);
  });
});
