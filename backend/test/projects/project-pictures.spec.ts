import { basename } from 'node:path';
import { DataSource } from 'typeorm';
import { UnusedPictures } from '../../src/pictures/claims/unused-pictures.js';
import { ImageStore } from '../../src/pictures/image-store.js';
import { clearLibrary } from '../library/library.ts';
import { picture } from '../pictures/pictures.ts';
import { type ProjectStaff, projectContent, shipped, startAsProjectStaff } from './projects.ts';

describe('the pictures of projects', () => {
  let staff: ProjectStaff;
  beforeAll(async () => {
    staff = await startAsProjectStaff();
  });
  afterAll(() => staff.stop());

  const isStored = async (src: string) => (await staff.request.get(`/api/${src}`)).status === 200;
  const sweep = async () => {
    await clearLibrary(staff);
    await staff.app.get(DataSource).query('UPDATE picture_claim SET keep_until = now()');
    await staff.app.get(UnusedPictures).sweep();
  };

  it('stay while a project shows them, also before the work, as a plan and in the bin', async () => {
    const [photograph, ruin, plan, unused] = await Promise.all([1, 2, 3, 4].map(() => staff.upload()));
    const project = await staff.project({
      pictures: [shipped('01', photograph)],
      pairs: [before(ruin ?? '')],
      plan: { src: plan ?? '', alt: '', caption: '', changes: [] },
    });
    await staff.delete(`project/${project.id}/delete`);
    await sweep();
    const kept = await Promise.all([photograph, ruin, plan, unused].map((src) => isStored(src ?? '')));
    expect(kept).toEqual([true, true, true, false]);
    await staff.delete(`project-bin/${project.id}`);
    expect(await isStored(photograph ?? '')).toBe(true);
    await sweep();
    expect(await isStored(photograph ?? '')).toBe(false);
  });

  it('tell visitors how large each is that was uploaded', async () => {
    const src = await staff.upload(await picture(700, 300));
    const { slug, ...project } = await staff.project({
      pictures: [shipped('01', src), shipped('02')],
      pairs: [before(src)],
      plan: { src, alt: '', caption: '', changes: [] },
    });
    const { data } = (await staff.request.get(`/api/projects/${slug}`)).body;
    const file = await staff.request.get(`/api/${src}`).buffer(true).responseType('blob');
    const { length } = file.body;
    expect(data.pictures.map(({ bytes }: { bytes?: number }) => bytes)).toEqual([length, undefined]);
    expect([data.pairs[0].before.bytes, data.plan.bytes]).toEqual([length, length]);
    await staff.destroy({ slug, ...project });
  });

  it('stay in the library when a save takes them out, and may be deleted unless a project or version shows them', async () => {
    const [own, shared] = [await staff.upload(), await staff.upload()];
    const one = await staff.project({ pictures: [shipped('01', own), shipped('02', shared)] });
    const other = await staff.project({ pictures: [shipped('01', shared)] });
    await staff.change(one, { content: { ...one.content, pictures: [shipped('01')] } });
    await clearLibrary(staff);
    expect([await isStored(own), await isStored(shared)]).toEqual([true, true]);
    await staff.destroy(one);
    await clearLibrary(staff);
    expect([await isStored(own), await isStored(shared)]).toEqual([false, true]);
    await staff.destroy(other);
    await clearLibrary(staff);
    expect(await isStored(shared)).toBe(false);
  });

  it('have the words of the library where they lack their own, as staff are told', async () => {
    const src = await staff.upload();
    await staff.app
      .get(DataSource)
      .query('UPDATE library_picture SET alt = $2 WHERE src = $1', [src, 'A hall']);
    const project = await staff.project({ pictures: [{ ...shipped('01', src), alt: '' }] });
    expect(project.library_alt_texts).toEqual({ [src]: 'A hall' });
    const { body } = await staff.request.get(`/api/projects/${project.slug}`);
    expect(body.data.pictures[0].alt).toBe('A hall');
    await staff.destroy(project);
  });

  it('may be photographs of the pages of the site, which also make its card', async () => {
    const { slug, ...project } = await staff.project({
      pictures: [shipped('01', 'home/studio.jpg')],
      pairs: [before('banners/about.jpg')],
    });
    const { data } = (await staff.request.get(`/api/projects/${slug}`)).body;
    expect([data.pictures[0].src, data.pairs[0].before.src]).toEqual([
      'home/studio.jpg',
      'banners/about.jpg',
    ]);
    expect((await staff.request.get(`/api/${data.card}`)).status).toBe(200);
    await staff.destroy({ slug, ...project });
  });

  it('outlive a save that is refused', async () => {
    const src = await staff.upload();
    const refused = await staff.add({
      content: projectContent({ pictures: [shipped('01', src)], cover: '9' }),
    });
    expect(refused.status).toBe(422);
    expect(await isStored(src)).toBe(true);
    await staff.destroy(await staff.project({ pictures: [shipped('01', src)] }));
  });

  it.each([
    'uploads/0123456789abcdef0123456789abcdef-10x10.webp',
    'projects/nothing/01.jpg',
    'projects/sector-108-residence/99.jpg',
  ])('that do not exist are refused: %s', async (src) => {
    const refused = await staff.add({ content: projectContent({ pictures: [shipped('01', src)] }) });
    const sentence = 'Picture 1 is not stored here. Please choose it again, or remove it.';
    expect([refused.status, refused.body.messages]).toEqual([422, { 'content.pictures.0.src': sentence }]);
  });

  it('that have been lost are named when their project is saved', async () => {
    const src = await staff.upload();
    const project = await staff.project({ pictures: [shipped('01'), shipped('02', src)] });
    await staff.app.get(ImageStore).delete(basename(src));
    const refused = await staff.change(project, { content: project.content });
    expect(refused.body.message).toMatch(/^Picture 2 is not stored here/);
    await staff.destroy(project);
  });

  it.each([
    'https://evil.example/x.jpg',
    '//evil.example/x.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'projects/../../etc/passwd.jpg',
    'uploads/x.svg',
    '/api/uploads/0123456789abcdef0123456789abcdef-10x10.webp',
    'projects/a/01.jpg\u0000',
    '',
  ])('come from this site alone, never from %j', async (src) => {
    const plan = { src, alt: '', caption: '', changes: [] };
    for (const fields of [{ pictures: [{ ...shipped('01'), src }] }, { pairs: [before(src)] }, { plan }]) {
      const refused = await staff.add({ content: projectContent(fields) });
      expect(refused.status).toBe(422);
      expect(refused.body.message).toMatch(/^This is no (picture|plan) of this site\.$/);
    }
  });
});

function before(src: string) {
  const { key: _key, caption: _caption, ...shown } = shipped('00', src);
  return { before: shown, before_label: '', after: '01', after_label: '' };
}
