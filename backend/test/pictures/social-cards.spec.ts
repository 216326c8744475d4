import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { SocialCards } from '../../src/pictures/cards/social-cards.js';
import { clearLibrary } from '../library/library.ts';
import { ImageStore } from '../../src/pictures/image-store.js';
import { picture, twoColours } from './pictures.ts';
import { type ProjectStaff, shipped, startAsProjectStaff } from '../projects/projects.ts';

const SHIPPED = 'projects/sector-108-residence/01.jpg';

const focused = (src: string, x: number, y = 50) => ({ ...shipped('01', src), focus: { x, y } });
const colourOf = async (card: Buffer) => {
  const { dominant } = await sharp(card).stats();
  if (dominant.r > 200) return 'red';
  return dominant.b > 200 ? 'blue' : 'neither';
};

describe('the social cards', () => {
  let staff: ProjectStaff;
  beforeAll(async () => {
    staff = await startAsProjectStaff();
  });
  afterAll(() => staff.stop());

  const ask = (src: string, point = '') => staff.get(`cards?src=${encodeURIComponent(src)}${point}`);
  const fetch = (address: string) => staff.request.get(address).buffer(true).responseType('blob');
  const cardOf = async (slug: string) =>
    `/api/${(await staff.request.get(`/api/projects/${slug}`)).body.data.card}`;
  const forget = async (address: string) =>
    staff.app.get(ImageStore).delete(address.replace('/api/uploads/', ''));

  it.each([
    ['an upload', () => staff.upload()],
    ['a photograph that came with the site', async () => SHIPPED],
  ])('are made of %s before anything is saved', async (_kind, src) => {
    const { status, body } = await ask(await src(), '&x=20&y=80');
    expect([status, body.data.width, body.data.height]).toEqual([200, 1200, 630]);
    const card = await fetch(body.data.address);
    expect([card.status, card.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(card.headers['cache-control']).toContain('immutable');
    expect(await sharp(card.body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(card.body.length).toBe(body.data.bytes);
    expect(card.body.length).toBeLessThan(300_000);
  });

  it('are cut around the point', async () => {
    const src = await staff.upload(await twoColours(1600, 400));
    const colours = await Promise.all(
      ['&x=0&y=50', '&x=100&y=50'].map(async (point) => {
        const { body } = await ask(src, point);
        return colourOf((await fetch(body.data.address)).body);
      }),
    );
    expect(colours).toEqual(['red', 'blue']);
  });

  it.each([SHIPPED, 'upload'])('of a project lie around its cover’s point, and stay: %s', async (kind) => {
    const src = kind === 'upload' ? await staff.upload() : kind;
    const project = await staff.project({ pictures: [focused(src, 10)] });
    const before = await cardOf(project.slug);
    expect((await fetch(before)).status).toBe(200);
    await staff.change(project, { content: { ...project.content, pictures: [focused(src, 90)] } });
    const after = await cardOf(project.slug);
    expect(after).not.toBe(before);
    expect((await fetch(after)).status).toBe(200);
    await forget(before);
    expect((await fetch(before)).status).toBe(200);
    await staff.destroy(project);
  });

  it.each([
    ['15', '40', '-social-15-40.jpg'],
    ['15', '', '-social-15-50.jpg'],
    ['', '40', '-social-50-40.jpg'],
    ['', '', '-social.jpg'],
  ])('of a post lie around its point, on the site and in lists: “%s”, “%s”', async (x, y, end) => {
    const saved = await staff
      .post('blog')
      .field('heading', 'A card of its own')
      .field('focal_x', x)
      .field('focal_y', y)
      .attach('feature_image', await picture(900, 600), 'a.jpg');
    const { id, slug } = saved.body.data;
    const { card } = (await staff.request.get(`/api/blog/${slug}`)).body.data;
    expect(card.endsWith(end)).toBe(true);
    expect((await staff.request.get('/api/blog')).body.data[0].card).toBe(card);
    expect((await fetch(`/api/${card}`)).status).toBe(200);
    await staff.delete(`blog/${id}/delete`);
    await staff.delete(`blog-bin/${id}`);
    await clearLibrary(staff);
    expect((await fetch(`/api/${card}`)).status).toBe(404);
  });

  it('that no page names are not made for strangers', async () => {
    const { body } = await ask(SHIPPED, '&x=1&y=1');
    const other: string = body.data.address.replace('-1-1.jpg', '-2-2.jpg');
    const statuses = await Promise.all(
      [other, other.replace('-2-2', '-101-2'), other.replace('-2-2', '-02-2')].map(fetch),
    );
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('that staff only looked at go after a week, and those of pages stay', async () => {
    const project = await staff.project({ pictures: [focused(SHIPPED, 33)] });
    const named = await cardOf(project.slug);
    await fetch(named);
    const proof: string = (await ask(SHIPPED, '&x=34&y=34')).body.data.address;
    await staff.app.get(DataSource).query(`UPDATE picture_card SET made_at = now() - interval '8 days'`);
    await staff.app.get(SocialCards).sweep();
    await staff.destroy(project);
    await staff.app.get(SocialCards).sweep();
    const answers = await Promise.all([named, proof].map(fetch));
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  });

  it.each([
    ['cards?src=uploads/0123456789abcdef0123456789abcdef-10x10.webp&x=1&y=1', 404],
    ['cards?src=projects/../../../etc/passwd&x=1&y=1', 404],
    ['cards?src=https://example.com/a.jpg', 404],
    [`cards?src=${SHIPPED}&x=101&y=0`, 422],
    [`cards?src=${SHIPPED}&x=1.5&y=0`, 422],
    ['cards', 422],
  ])('of nothing are refused: %s', async (path, status) => {
    expect((await staff.get(path)).status).toBe(status);
  });
});
