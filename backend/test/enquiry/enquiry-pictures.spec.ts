import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { onTestFinished } from 'vitest';
import { Enquiry } from '../../src/enquiry/enquiry.entity.js';
import { UnusedPictures } from '../../src/pictures/claims/unused-pictures.js';
import { ImageStore } from '../../src/pictures/image-store.js';
import { save } from '../backup/backups.ts';
import { enquiryForm } from './enquiry-form.ts';
import { clearLibrary } from '../library/library.ts';
import { type ProjectStaff, shipped, startAsProjectStaff } from '../projects/projects.ts';

describe('the pictures that an enquiry shows', () => {
  let staff: ProjectStaff;
  let database: DataSource;
  beforeAll(async () => {
    staff = await startAsProjectStaff();
    database = staff.app.get(DataSource);
  });
  afterAll(() => staff.stop());

  const isStored = async (src: string) => (await staff.request.get(`/api/${src}`)).status === 200;
  /** As when the project has gone, staff have deleted what nothing shows, and a month has passed. */
  const emptyBin = async () => {
    await database.query('DELETE FROM project; DELETE FROM saved_version');
    await clearLibrary(staff);
    await database.query('UPDATE picture_claim SET keep_until = now()');
    await staff.app.get(UnusedPictures).sweep();
  };
  const enquireAbout = async (src: string) => {
    const { slug } = await staff.project({ pictures: [shipped('01', src)] }, { status: 'published' });
    const shortlist = JSON.stringify([{ project: slug, picture: '01', note: '' }]);
    const sent = await staff.request.post('/api/enquiry').send(enquiryForm({ shortlist }));
    expect(sent.status).toBe(201);
  };

  it('stay when their project and the library have them no more, until the enquiry is deleted', async () => {
    const src = await staff.upload();
    await enquireAbout(src);
    await emptyBin();
    expect(await isStored(src)).toBe(true);
    await database.manager.deleteAll(Enquiry);
    await staff.app.get(UnusedPictures).sweep();
    expect(await isStored(src)).toBe(false);
  });

  it('are not missed in a backup: those of old enquiries went with their projects', async () => {
    const src = await staff.upload();
    await enquireAbout(src);
    await emptyBin();
    const file = src.replace('uploads/', '');
    await staff.app.get(ImageStore).delete(file);
    const folder = await mkdtemp(join(tmpdir(), 'studio-backup-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { missing } = await save(staff.ownerUrl, staff.app.get(ImageStore), join(folder, 'studio.tar'));
    expect(missing.filter((one) => one.file === file)).toEqual([]);
  });

  it('say in the library that an enquiry has them, and not whose', async () => {
    const src = await staff.upload();
    await enquireAbout(src);
    await database.query('DELETE FROM project; DELETE FROM saved_version');
    const { data } = (await staff.get('pictures?limit=50')).body;
    const { id } = data.find((one: { src: string }) => one.src === src);
    expect((await staff.get(`pictures/${id}`)).body.data.used_in).toEqual([
      { kind: 'enquiry', id: 'enquiries', title: 'An enquiry', where: '', path: '', can_change: false },
    ]);
  });
});
