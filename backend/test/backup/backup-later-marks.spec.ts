import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBackup } from '../../src/backup/restoring/load-backup.js';
import { FileImageStore } from '../../src/pictures/store/file-image-store.js';
import { type Receipts, openReceipts } from '../consent/consent-receipts.ts';
import { pdf, sendWith } from '../enquiry/enquiry-files.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';
import { save } from './backups.ts';

const SHARED = { phone: '+91 9811111111' };
const NEXT_STEP = { next_step: 'Visit', next_step_at: new Date(Date.now() + 3 * 86_400_000).toISOString() };

describe('of enquiries that came after the backup that is restored', () => {
  let folder: string;
  let database: TestDatabase;
  let after: Receipts;
  let halfLifted: string;
  let sharing: string;
  let withFile: string;
  let files: string;
  const seen = async (id: string) => (await after.get(`/${id}`)).body.data;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'studio-backup-'));
    database = await createDatabase();
    const before = await openReceipts({ DATABASE_URL: database.servingUrl });
    const store = new FileImageStore(join(before.env.DATA_DIR, 'uploads'));
    files = join(before.env.DATA_DIR, 'enquiry-files');
    await before.act('withdraw', before.tokenOf(await before.enquiry(SHARED)));
    await save(database.url, store, join(folder, 'studio.tar'));
    halfLifted = (await before.enquiry({ phone: '+91 9822222222' })).id;
    await before.post(`/${halfLifted}/do-not-contact`, { by: 'either' });
    await before.delete(`/${halfLifted}/do-not-contact?by=email`);
    sharing = (await before.enquiry(SHARED)).id;
    await before.patch(`/${sharing}/desk`, NEXT_STEP);
    withFile = (await sendWith(before, [{ name: 'plan.pdf', content: pdf() }])).id;
    await before.app.close();
    await loadBackup({ DATABASE_URL: database.url }, store, { path: join(folder, 'studio.tar') });
    after = await openReceipts({ DATABASE_URL: database.url, DATA_DIR: before.env.DATA_DIR });
  });
  afterAll(async () => {
    await after.app.close();
    await database.drop();
    await rm(after.env.DATA_DIR, { recursive: true });
    await rm(folder, { recursive: true });
  });

  it('a mark that was lifted of the address alone stays on the number', async () => {
    expect(await seen(halfLifted)).toMatchObject({ do_not_contact: true, may_contact: false });
  });

  it('one that shares a number with somebody who withdrew is still to be called', async () => {
    const { next_step } = NEXT_STEP;
    expect(await seen(sharing)).toMatchObject({ do_not_contact: false, may_contact: true, next_step });
  });

  it('the attachments go at once when the person is erased', async () => {
    const { status } = await after.post(`/${withFile}/erase-person`, { by: 'email' });
    expect([status, await readdir(files)]).toEqual([200, []]);
  });
});
